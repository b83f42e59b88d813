@** The completion. \label{command/completion}%
People type \cmd{dlx so} and press the tabulator key, and expect that the shell
knows how to go on. For this it wants a script, which knows all commands and
their options.
@^completion@>@^tabulator key@>

What can be completed depends on where one is. The first
word is a command, the second may belong to its name; after that there are
options, if a dash has been typed, and files. An option whose value is
nothing that a shell could guess offers nothing; it would be misleading to
show files where a number is wanted. But if there are choices for a value,
these can be offered.

@(dlx/command/completion.hpp@>=
#pragma once
/* A script for bash that completes commands, options, values, and files. */
#include "dlx/command/help.hpp"
#include <span>
#include <string>
namespace dlx {
std::string bash_completion(std::span<Help const> helps);
  /* looks at names and options only */
} // |namespace dlx|

@ First words are collected, then tables are written, and then the script,
into which they are put.

@(dlx/command/completion.cpp@>=
#include "dlx/command/completion.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <sstream>
namespace dlx {
namespace {
@<Declare the tables of words@>
@<Collect the words@>
@<Write the tables of a completion@>
}  // |namespace|
@<Write a completion@>
} // |namespace dlx|

@ The tables are \cmd{case} statements: which second words there are, which
options, which choices these have, and which of them want a file.
@^bash@>

@<Declare the tables of words@>=
struct WordTables {
  std::map<std::string, std::string> second, options, choices;
  std::string first, files, values;
};
void add_word(std::string& list, std::string const& word)
{
  if ((' ' + list + ' ').find(' ' + word + ' ') != std::string::npos) return;
  list += (list.empty() ? "" : " ") + word;
}

@ Files are wanted where the value is called that way: the names of values
are part of the declaration, and say what they are. Choices have bars between
them. What is in capitals is not known,
so \.{script:FILE} is offered up to the colon, and of \.{N\char"7C all} the
second choice only.

@<Collect the words@>=
bool is_file(std::string const& value)
{
  return (value == "FILE") or (value == "FOLDER") or value == "SAID";
}
std::string choices_in(std::string const& value)
{
  std::string words;
  std::istringstream bars(value);
  for (std::string choice; std::getline(bars, choice, '|'); ) {
    auto const open = choice.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (open != 0) add_word(words, choice.substr(0, open));
  }
  return words;
}

@ A value in brackets, as in
\.{--cheapest[=K]}, can be left out, so nothing is offered after it but what
would be offered anyway. The choices are kept for each command and option,
because a random walk, for instance, cannot be steered by a script.

@<Collect the words@>=
void collect(WordTables& w, Help const& command)
{
  auto const& name = command.name;
  auto const blank = std::min(name.find(' '), name.size());
  auto const first = name.substr(0, blank);
  add_word(w.first, first);
  if (blank < name.size()) add_word(w.second[first], name.substr(blank + 1));
  auto& options = w.options[name];
  for (Option const& option : command.options) {
    add_word(options, option.name);
    if (option.value.empty() or option.value[0] == '[') continue;
    auto const known = choices_in(option.value);
    if (not known.empty()) w.choices[name + ' ' + option.name] = known;
    else add_word(is_file(option.value) ? w.files : w.values, option.name);
  }
  add_word(options, "--help");
}

@ A row of a table says what to offer after a command; and in the patterns
of the shell, alternatives are separated by bars.

@<Write the tables of a completion@>=
std::string table(std::string const& variable,@|
  std::map<std::string, std::string> const& rows)
{
  std::string text;
  for (auto const& [key, words] : rows)
    text += fmt::format("  '{}') {}='{}' ;;\n", key, variable, words);
  return text;
}
std::string alternatives(std::string words)
{
  std::replace(words.begin(), words.end(), ' ', '|');
  return words;
}

@ The words and the patterns are then put into the script, which is a format
string.

@<Write a completion@>=
std::string bash_completion(std::span<Help const> helps)
{
  WordTables w;
  for (Help const& command : helps) collect(w, command);
  std::string const script = @<The script, with holes@>;
  return fmt::format(fmt::runtime(script), table("second", w.second),
    table("words", w.options), w.first, table("words", w.choices),
    alternatives(w.values), alternatives(w.files));
}

@ In a format string, braces are doubled; bash likes braces. The pairs with
nothing inside are the holes. The \cmd{compgen} of bash is given all words,
and gives those back that begin with what has been typed.

An equals sign, as in \.{--engine=masks}, is a word of its own for bash,
and so is the colon after \.{script}. The first must not be taken for the
option; the second should get neither a backslash before it nor a blank
after it, which bash would think kind.

@<The script, with holes@>=
"# bash completion for dlx, made by dlx help --completion\n"@/
"_dlx() {{\n"@/
"  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}}\n"@/
"  local name=${{COMP_WORDS[1]}} second= words=\n"@/
"  [ \"$cur\" != = ] || cur=\n"@/
"  [ \"$prev\" != = ] || prev=${{COMP_WORDS[COMP_CWORD-2]}}\n"@/
"  case $name in\n{}  esac\n"@/
"  [ -z \"$second\" ] || name+=\" ${{COMP_WORDS[2]}}\"\n"@/
"  case $name in\n{}  esac\n"@/
"  if [ \"$COMP_CWORD\" = 1 ] ||\n"@/
"    [[ $COMP_CWORD$name = 2help && $cur != -* ]]; then words='{}'\n"@/
"  elif [ \"$COMP_CWORD\" = 2 ] && [ -n \"$second\" ]; then words=$second\n"@/
"  else case \"$name $prev\" in\n{}"@/
"  *) case $prev in\n"@/
"    {}) COMPREPLY=(); return ;;\n"@/
"    {}) words= ;;\n"@/
"    *) [[ $cur == -* ]] || words= ;;\n"@/
"    esac ;;\n"@/
"  esac fi\n"@/
"  if [ -n \"$words\" ]; then COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"@/
"  else COMPREPLY=($(compgen -f -- \"$cur\"))\n"@/
"  fi\n"@/
"  [[ ${{COMPREPLY[0]}} != *: ]] ||\n"@/
"    compopt -o nospace +o filenames 2>/dev/null\n"@/
"}}\n"@/
"complete -o filenames -F _dlx dlx\n"

@ \pitfall{A completion that offers the files of the
current folder as the value of \cmd{--limit}. One that was written by hand, and
offers the options of the version before last.}

\pinned{\.{tests/command/completion\UL test.cpp}
presses the tabulator key, as far as a test can, after a dozen
beginnings of a command line, in a real bash.}

\exercise{Zsh can use the completions of bash, but it has its own, in which
every option is shown with its explanation. The explanations are in the
help. Write |zsh_completion|.}

\summary{A function that never changes, and four tables that are made from the
declared settings.}
