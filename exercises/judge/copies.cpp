// Submissions that are the same when blanks and comments are gone and variables
// have other names.  It is a reason to ask, and no more; nobody loses a point.
#include "judge.hpp"
#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace judge {
namespace {
constexpr char const* readings[] = {"\nkind: reading\n", "\nkind: proof\n", "\nkind: cost\n"};  // with one right answer
constexpr std::size_t short_answer = 40;  // signs; whoever needs so few has no choice
struct Work {
  std::string student, file;
  bool full = false;    // all points?
  std::string variant;  // which matrix it was
};
// Text as if one had typed it: lines end in one way, and long comments are gone, as are
// the codes that only say where TeX breaks a line.
std::string typed(std::string const& text, bool change) {
  std::string out;
  for (std::size_t at = 0; at < text.size();)
    if (text[at] == '\r') out += '\n', at += text.compare(at, 2, "\r\n") == 0 ? 2 : 1;
    else if (text.compare(at, 2, "/*") == 0) out += ' ', at = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
    else if (change and text[at] == '@' and at + 1 < text.size() and std::string_view(",;/|#+").find(text[at + 1]) != std::string_view::npos) out += ' ', at += 2;
    else out += text[at++];
  return out;
}
// Words, numbers, and other signs, without comments.  Of a change file, only the gaps.
Words signs_of(std::string const& text, bool change, std::string const& comment = "//") {
  static std::map<std::string, Words> const others = {{"not", {"!"}}, {"and", {"&", "&"}}, {"or", {"|", "|"}}, {"const", {}}};
  Words signs;
  auto end_word = [&] {
    if (auto const at = others.find(signs.empty() ? "" : signs.back()); at != others.end()) signs.pop_back(), signs.insert(signs.end(), at->second.begin(), at->second.end());
  };
  bool gap = not change;
  for (auto line : split(typed(text, change), '\n')) {
    line.erase(0, line.find_first_not_of(" \t\f\v"));
    if (change and line.size() > 1 and line[0] == '@' and std::string("yYzZ* ").find(line[1]) != std::string::npos) {
      gap = line[1] == 'y' or line[1] == 'Y';
      continue;
    }
    if (not gap or line.empty() or line[0] == '|') continue;
    line = line.substr(0, line.find(comment)) + " ";
    auto in_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) or c == '_'; };
    for (std::size_t k = 0; k < line.size(); ++k)
      if (k > 0 and in_word(line[k]) and in_word(line[k - 1])) signs.back() += line[k];
      else {
        if (k > 0 and in_word(line[k - 1])) end_word();
        bool const idle = line[k] == ';' and not signs.empty() and std::string(";{}").find(signs.back()) != std::string::npos;
        if (static_cast<unsigned char>(line[k]) > ' ' and not idle) signs.emplace_back(1, line[k]);
      }
  }
  return signs;
}
// Names that are not in the exercise become #1, #2, ..., as they come; so do variables of
// one letter, which everybody calls as they like.
std::string normalized(Words const& signs, std::set<std::string> const& known, bool code) {
  std::map<std::string, std::size_t> names;
  std::string out;
  for (auto const& sign : signs)
    if (std::isalpha(static_cast<unsigned char>(sign[0])) and (known.count(sign) == 0 or (code and sign.size() == 1))) out += fmt::format("#{} ", names.emplace(sign, names.size()).first->second);
    else out += sign + " ";
  return out;
}
// What a text says between bars, and in lines that are indented.
std::string code_in(std::string const& text) {
  std::string code;
  bool inside = false;
  for (auto const& line : split(text, '\n')) {
    code += "\n" + (line.starts_with("    ") ? line : "");
    for (std::size_t k = 0; k < line.size() and not line.starts_with("    "); ++k)
      if (line[k] == '|') inside = not inside, code += ' ';
      else if (inside) code += line[k];
  }
  return code;
}
std::string compare(Path const& exercise, std::vector<Work> const& all) {
  auto const about = slurp(exercise / "about.txt");
  auto const at = about.find("\nfile: ");
  if (at == std::string::npos) return "";
  auto const file = about.substr(at + 7, about.find('\n', at + 1) - at - 7);
  bool const change = file.ends_with(".ch"), script = about.find("\nkind: program\n") != std::string::npos,
             reading = std::any_of(std::begin(readings), std::end(readings), [&](auto kind) { return about.find(kind) != std::string::npos; });
  std::set<std::string> known;
  for (auto const& sign : signs_of(slurp(exercise / file) + code_in(slurp(exercise / "text.txt")), false)) known.insert(sign);
  auto form = [&](std::string text) {
    auto lines = split(typed(text, change), '\n');
    if (file.ends_with(".dlx")) std::sort(lines.begin(), lines.end());  // options may stand in any order
    auto const signs = signs_of(fmt::format("{}", fmt::join(lines, "\n")), change, script ? "#" : "//");
    return signs.size() < short_answer ? "" : normalized(signs, known, change or script);
  };
  std::map<std::string, std::vector<Work const*>> groups;
  for (auto const& work : all) groups[form(work.file)].push_back(&work);
  groups.erase("");
  groups.erase(form(slurp(exercise / file)));  // as it was given
  std::string out;
  auto tell = [&](std::vector<Work const*> const& group) {
    bool same_matrix = true, same_bytes = true;
    Words names;
    for (auto const* work : group) {
      names.push_back(shown(work->student));
      same_matrix = same_matrix and work->variant == group[0]->variant;
      same_bytes = same_bytes and work->file == group[0]->file;
    }
    // If there is only one right answer, all who are right have it.
    if (group.size() < 2 or (reading and same_matrix and group[0]->full)) return;
    out += fmt::format("{}: {}{}{}\n", exercise.filename().string(), fmt::join(names, ", "), same_bytes ? ", byte for byte" : "", same_matrix ? "" : ", although they had different matrices");
  };
  for (auto const& [text, group] : groups) {
    if (group.size() <= 3 or 3 * group.size() <= all.size()) tell(group);
    else {  // what many have found; but who has the same blanks, too?
      std::map<std::string, std::vector<Work const*>> twins;
      for (auto const* work : group) twins[work->file].push_back(work);
      for (auto const& [bytes, some] : twins) tell(some);
    }
  }
  return out;
}
}  // namespace

std::string copies(Path const& out, Words const& students) {
  std::map<std::string, std::vector<Work>> works;  // of each exercise
  for (auto const& student : students)
    for (auto const& entry : std::filesystem::directory_iterator(out / student)) {
      if (not entry.is_directory() or not std::filesystem::is_directory(entry.path() / "mine")) continue;
      auto const result = slurp(entry.path() / "report.txt");
      for (auto const& file : std::filesystem::directory_iterator(entry.path() / "mine"))
        works[entry.path().filename().string()].push_back({student, slurp(file.path()), result.find("\n10 of 10 points.") != std::string::npos, slurp(entry.path() / "given" / "about.txt") + slurp(entry.path() / "given" / "trace.jsonl")});
    }
  std::string text;
  for (auto const& [exercise, all] : works) text += compare(Path("exercises") / exercise, all);
  return text;
}
}  // namespace judge
