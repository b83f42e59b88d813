# Web.pm: what tools/set and tools/library know about a CWEB source.
package Web;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT = qw(slurp spew book_files split_web tokens partners significant);

sub slurp { my ($name) = @_; open my $f, '<', $name or die "$name: $!\n"; local $/; return <$f> // '' }
sub spew { my ($name, $text) = @_; open my $f, '>', $name or die "$name: $!\n"; print $f $text; close $f or die "$name: $!\n" }
sub book_files { my ($root) = @_; return slurp("$root/dlx.w") =~ /^\@i (\S+)/mg }

# A file falls into pieces [kind, text, name]: 'tex', 'head' (a section's name
# with its @>=, or @c), and 'code', which lasts until the next section begins.
sub split_web {
  my ($text) = @_;
  my @pieces;
  for my $section (split /^(?=\@(?:[ \t*]|$))/m, $text) {
    my $plain = $section =~ s/\|[^|\n]*(?:\n[^|\n]*)?\|/' ' x length $&/gesr =~ s/\@\@/  /gr; # names are quoted there
    if ($plain =~ /\@([<(])((?:(?!\@>).)*)\@>\+?=|^\@c\b/ms) {
      my ($begin, $end) = ($-[0], $+[0]);
      my $kind = $1 // 'c';
      my $name = $kind eq 'c' ? '' : substr $section, $-[2], $+[2] - $-[2];
      push @pieces, ['tex', substr($section, 0, $begin)],
        ['head', substr($section, $begin, $end - $begin), $name =~ s/\s+/ /gr, $kind],
        ['code', substr($section, $end)];
    } else { push @pieces, ['tex', $section] }
  }
  return @pieces;
}

# Code falls into tokens [kind, text]; put together, they are the code again.
# Kinds: ws, com, pre (# at the beginning of a line), ctl (@ and what follows),
# name (of a section), str, num, id, op.
sub tokens {
  my ($code) = @_;
  my @tokens;
  for ($code) {
    while (1) {
      if (/\G\s+/gc) { push @tokens, ['ws', $&] }
      elsif (/\G[A-Za-z_]\w*/gc) {
        my $id = $&;
        push @tokens, $id =~ /^(?:u8|[uUL])$/ && /\G"(?:[^"\\]|\\.)*"/gcs ? ['str', $id . $&] : ['id', $id];
      } elsif (m,\G(?://[^\n]*|/\*.*?\*/),gcs) { push @tokens, ['com', $&] }
      elsif (/\G\@/gc) {
        if (/\G[<(](?:(?!\@>).)*\@>/gcs) { push @tokens, ['name', "\@$&"] }
        else { /\G(?:[t=^.:q](?:(?!\@>).)*\@>|.)/gcs; push @tokens, ['ctl', "\@$&"] }
      } elsif (/\G(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/gcs) { push @tokens, ['str', $&] }
      elsif (/\G\.?[0-9](?:[eE][-+]|['.\w])*/gc) { push @tokens, ['num', $&] }
      elsif (/\G^\#(?:(?!\/[\/*])[^\n\\]|\\.)*/gcms) { push @tokens, ['pre', $&] }
      elsif (/\G(?:->\*?|::|<=>|\+\+|--|&&|\|\||[-+*\/%&|^!=<>]=|<<=?|\.\.\.|.)/gcs) { push @tokens, ['op', $&] }
      else { return @tokens }
    }
  }
}

# The numbers of the tokens that a compiler sees; @; counts as a semicolon.
sub significant {
  my ($t) = @_;
  return grep { my ($kind, $text) = @{$t->[$_]};
    $kind =~ /^(?:str|num|id|op|name)$/ or $text eq '@;' or $text =~ /^\@=/ } 0 .. $#$t;
}

# For each bracket among the tokens, where its partner is.
sub partners {
  my ($t, $s) = @_;
  my (@open, %partner);
  my %closes = (')' => '(', ']' => '[', '}' => '{');
  for my $k (0 .. $#$s) {
    my ($kind, $text) = @{$t->[$s->[$k]]};
    next if $kind ne 'op';
    if ($text =~ /^[(\[{]$/) { push @open, [$text, $k] }
    elsif (my $o = $closes{$text}) {
      pop @open while @open and $open[-1][0] ne $o and $text eq '}';
      if (@open and $open[-1][0] eq $o) { my $k2 = (pop @open)->[1]; $partner{$k2} = $k; $partner{$k} = $k2 }
    }
  }
  return \%partner;
}
1;
