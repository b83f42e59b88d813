// Tests of dlx/text/json.hpp: problems in JSON.
#include "text/reading.hpp"
#include <random>

using namespace dlx;
using namespace reading;

namespace {

TEST(Json, KeysInAnyOrderAndEscapes) {
  auto const p = read("A B | X\none: A X:red |5\nB\n");
  EXPECT_EQ(read(R"({"options":[{"cost":5,"entries":["A",{"colour":"red","item":"X"}],"name":"one"},{"entries":["B"]}],
    "items":[{"name":"\u0041"},{"kind":"primary","name":"B"},{"name":"X","kind":"secondary"}]})"), p);
}

TEST(Json, Bounds) {
  EXPECT_EQ(read(R"({"items":[{"name":"A","bounds":"1:*"},{"name":"B","bounds":"2"}],"options":[]})"),
            read("1:*|A 2|B\n"));
}

TEST(Json, IsWritten) {
  EXPECT_EQ(write_json(read("2:3|A | X\n\"a\"\\: A X:red |7\nA\n")),
            "{\"items\":[\n{\"name\":\"A\",\"bounds\":\"2:3\"},\n{\"name\":\"X\",\"kind\":\"secondary\"}\n],\"options\":[\n"
            "{\"name\":\"\\\"a\\\"\\\\\",\"entries\":[\"A\",{\"item\":\"X\",\"colour\":\"red\"}],\"cost\":7},\n"
            "{\"entries\":[\"A\"]}\n]}\n");
  EXPECT_EQ(write_json(Problem()), "{\"items\":[\n],\"options\":[\n]}\n");
}

TEST(Json, TheExampleIsWhatIsWritten) {
  EXPECT_EQ(write_json(load("tiny.json")), contents(data / "tiny.json"));
}

// What is said does not depend on blanks in front.
TEST(Json, MayBeginWithBlanks) {
  auto const said = [](std::string const& text) {
    try {
      return read(text).item_count() > 0 ? std::string("fine") : "empty";
    } catch (InputError const& e) { return e.message() + "; " + e.help(); }
  };
  for (auto blanks : {"", " ", "\n\t"}) {
    EXPECT_EQ(said(std::string(blanks) + "{\"items\":[{\"name\":\"A\"}],\"options\":[}"),
              "this is not JSON from here on; look for a comma, colon, quote, or bracket too many or too few");
    EXPECT_EQ(said(std::string(blanks) + "{\"format\":\"dlx-trace\"}"),
              "this is a trace, and not a problem; dlx draw, view, film, and check-trace read traces");
  }
}

TEST(Json, DeepBrackets) {
  for (std::size_t depth : {7u, 70u, 5'000'000u}) {
    EXPECT_THROW(read(std::string(depth, '['), Syntax::json), InputError);
    EXPECT_THROW(read("{\"items\":" + std::string(depth, '[')), InputError);
  }
}

} // namespace
