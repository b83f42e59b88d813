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
  EXPECT_EQ(read(R"({"items":[{"name":"A","bounds":"1:*"},{"name":"B","bounds":"2"}],"options":[]})"), read("1:*|A 2|B\n"));
}

TEST(Json, IsWritten) {
  EXPECT_EQ(write_json(read("2:3|A | X\n\"a\"\\: A X:red |7\nA\n")),
            "{\"items\":[\n{\"name\":\"A\",\"bounds\":\"2:3\"},\n{\"name\":\"X\",\"kind\":\"secondary\"}\n],\"options\":[\n"
            "{\"name\":\"\\\"a\\\"\\\\\",\"entries\":[\"A\",{\"item\":\"X\",\"colour\":\"red\"}],\"cost\":7},\n"
            "{\"entries\":[\"A\"]}\n]}\n");
  EXPECT_EQ(write_json(Problem()), "{\"items\":[\n],\"options\":[\n]}\n");
  EXPECT_EQ(write_json(load("tiny.json")), contents(data / "tiny.json"));
}

TEST(Json, DeepBrackets) {
  for (std::size_t depth : {7u, 70u, 5'000'000u}) {
    EXPECT_THROW(read(std::string(depth, '['), Syntax::json), InputError);
    EXPECT_THROW(read("{\"items\":" + std::string(depth, '[')), InputError);
  }
}

} // namespace
