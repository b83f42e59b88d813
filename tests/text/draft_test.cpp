// Tests of dlx/text/draft.hpp: the rules of meaning, without a file.
#include "text/reading.hpp"
#include "dlx/text/draft.hpp"

using namespace dlx;
using namespace reading;

namespace {

Word word(std::string_view text) { return {text, 0, text.size()}; }

struct Drafted {
  Source source = {"f", "some text that nobody reads"};
  Draft draft = Draft(source);
  Drafted() {
    draft.add_item(word("A"), Kind::primary);
    draft.add_item(word("B"), Kind::primary, {0, 2});
    draft.add_item(word("X"), Kind::secondary);
    draft.begin_option(0, word("first"));
    draft.add_entry(1, word("A"));
  }
  template <class Step> std::string refused(Step step) { // and nothing has changed
    Problem const before = draft.problem;
    try {
      step();
    } catch (InputError const& e) {
      EXPECT_EQ(draft.problem, before);
      return e.message();
    }
    return "accepted";
  }
};

TEST(Draft, RefusesAndStaysAsItIs) {
  Drafted d;
  auto item = [&](std::string_view name, Kind kind) {
    return d.refused([&] { d.draft.add_item(word(name), kind); });
  };
  EXPECT_EQ(item("A", Kind::secondary), "item 'A' is named twice");
  EXPECT_EQ(item("C", Kind::primary), "primary item 'C' comes after a secondary one");
  EXPECT_EQ(item("a:b", Kind::secondary), "the item name 'a:b' has a colon");
  EXPECT_EQ(item("", Kind::secondary), "the item name is empty");
  auto option = [&](std::string_view name) {
    return d.refused([&] { d.draft.begin_option(0, word(name)); });
  };
  EXPECT_EQ(option("first"), "the option name 'first' is used twice");
  EXPECT_EQ(option("17"), "the option name '17' is a number");
  EXPECT_EQ(option("A"), "the option name 'A' is the name of an item");
  EXPECT_EQ(option("X:red"), "the option name 'X:red' looks like an item with a colour");
  EXPECT_EQ(d.refused([&] { d.draft.add_entry(1, word("A")); }), "item 'A' stands twice in this option");
  EXPECT_EQ(d.refused([&] { d.draft.add_entry(2, word("B"), word("red")); }), "primary item 'B' cannot have a colour");
  EXPECT_EQ(d.refused([&] { d.draft.add_cost(word("1234567890123456789")); }),
            "the cost '1234567890123456789' is too large");
}

} // namespace
