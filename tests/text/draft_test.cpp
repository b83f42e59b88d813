// Tests of dlx/text/draft.hpp: what is refused leaves a draft as it is. (The table of all messages is in format_test.cpp.)
#include "text/reading.hpp"
#include "dlx/text/draft.hpp"
#include <functional>

using namespace dlx;
using namespace reading;

TEST(Draft, RefusesAndStaysAsItIs) {
  auto const word = [](std::string_view text) { return Word{text, 0, text.size()}; };
  Source const source = {"f", "some text that nobody reads"};
  Draft d(source);
  d.add_item(word("A"), Kind::primary);
  d.add_item(word("B"), Kind::primary, {0, 2});
  d.add_item(word("X"), Kind::secondary);
  d.begin_option(0, word("first"));
  d.add_entry(1, word("A"));
  Problem const before = d.problem;
  for (std::function<void()> const& step : std::initializer_list<std::function<void()>>{
         [&] { d.add_item(word("A"), Kind::secondary); }, [&] { d.add_item(word("C"), Kind::primary); }, [&] { d.add_item(word("a:b"), Kind::secondary); },
         [&] { d.add_item(word(""), Kind::secondary); }, [&] { d.begin_option(0, word("first")); }, [&] { d.begin_option(0, word("17")); },
         [&] { d.begin_option(0, word("A")); }, [&] { d.begin_option(0, word("X:red")); }, [&] { d.add_entry(1, word("A")); },
         [&] { d.add_entry(2, word("B"), word("red")); }, [&] { d.add_cost(word("1234567890123456789")); }}) {
    EXPECT_THROW(step(), InputError);
    EXPECT_EQ(d.problem, before);
  }
}
