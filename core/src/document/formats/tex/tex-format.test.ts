import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { texFormat } from './tex-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function unitsOf(file: string): readonly string[] {
  return parseDocument(texFormat, bytes(file)).units.map(({ source }) => toMarkup(source));
}

describe('reading', () => {
  test.each([
    ['paragraphs part at empty lines', 'One\ntwo\n\n  Three', ['One two', 'Three']],
    ['commands of style are styles', 'A \\textbf{b} \\emph{c}', ['A {b}b{/b} {i}c{/i}']],
    ['other commands with text are codes', 'A \\texttt{b} \\href{u}{c}', ['A {1}b{/1} {2}c{/2}']],
    ['escapes and spaces', '50\\% of A~B \\& \\{x\\}', ['50% of A\u00A0B & {{x}']],
    ['accents and letters', 'caf\\\'e na\\"{\\i}ve \\v{S} \\ss{} \\o re', ['café naïve Š ß øre']],
    ['formulas are codes', 'Let $a_1 = b\\$$ and \\(c\\) be', ['Let {1/} and {2/} be']],
    ['a dollar sign alone is text', 'It is 5$ here\n\nNext', ['It is 5$ here', 'Next']],
    ['references are codes', 'See \\ref{a} and~\\cite[p. 2]{b}.', ['See {1/} and\u00A0{2/}.']],
    ['comments are no text', 'One % two\nthree', ['One {1/}three']],
    [
      'headings and their short forms',
      '\\section[Short]{A \\emph{long} title} Text',
      ['Short', 'A {i}long{/i} title', 'Text'],
    ],
    ['notes are texts of their own', 'One\\footnote{Two} three', ['Two', 'One{1/} three']],
    [
      'items and labels',
      '\\begin{itemize}\\item One \\item[Two] three\\end{itemize}',
      ['One', 'Two', 'three'],
    ],
    ['cells', '\\begin{tabular}{ll} A & B \\\\ C & D \\end{tabular}', ['A', 'B', 'C', 'D']],
    [
      'no verbatim text',
      'One \\verb|two $| \\begin{verbatim} three } \\end{verbatim} four',
      ['One {1/}', 'four'],
    ],
    ['groups after names', '\\noindent{\\large{Big} words}', ['{1/}{2}Big{/2} words']],
    ['groups', 'A {\\bf b} c', ['A {1}{2/}b{/1} c']],
    [
      'before the document only its title',
      'Words \\title{A title} \\begin{document}Text\\end{document} tail',
      ['A title', 'Text'],
    ],
  ])('%s', (_rule, file, units) => {
    expect(unitsOf(file)).toEqual(units);
  });

  test('counts unknown commands with text in them', () => {
    const { warnings } = parseDocument(texFormat, bytes('One \\mine{two words} \\other{file.x} \\cite{a b}'));
    expect(warnings).toEqual([{ code: 'commands-skipped', count: 1 }]);
  });

  test.each([
    '{',
    '}',
    '\\',
    '$',
    '$$',
    '$x',
    '\\(',
    '\\begin{',
    '\\footnote{',
    '\\x{',
    '\\verb',
    '%',
    '\\title ',
  ])('survives many of %j', (mark) => {
    try {
      unitsOf(`a${mark.repeat(30_000)}b`);
    } catch (error) {
      expect(error).toMatchObject({ code: 'limit' });
    }
  });
});

test.each([
  [
    'One',
    '5 % & #_{{} ~^\\',
    'a 5 \\% \\& \\#\\_\\{\\} \\textasciitilde{}\\textasciicircum{}\\textbackslash{}',
  ],
  ['One', 'x\u00A0y\n\nz', 'a x~y z'],
  ['One', '[x]', 'a {[}x]'],
  ['One \\textbf{two}', '一{b}二{/b}', 'a 一\\textbf{二}'],
  ["caf\\'e", 'é', "a \\'e"],
  ['\\LaTeX, x', '{1/}x', 'a \\LaTeX{}x'],
  ['\\ldots and', '…x', 'a \\ldots{}x'],
  ['One\\footnote{Two} x', '{1/}一', 'a \\footnote{Two}一'],
])('%j as %j gives %j', (content, target, written) => {
  const file = `\\section{a} ${content}`;
  const units = parseDocument(texFormat, bytes(file)).units;
  const targets = new Map([[units.at(-1)?.id ?? '', fromMarkup(target)]]);
  const { output } = buildDocument(texFormat, bytes(file), targets);
  expect(new TextDecoder().decode(output)).toBe(`\\section{a} ${written.slice(2)}`);
});

test('brackets in a short form do not end it', () => {
  const { output } = buildDocument(
    texFormat,
    bytes('\\section[A]{B}'),
    new Map([['text-1', fromMarkup('[a]b')]]),
  );
  expect(new TextDecoder().decode(output)).toBe('\\section[{[}a{]}b]{B}');
});

test('a note and the sentence around it are both written', () => {
  const targets = new Map([
    ['text-1', fromMarkup('二')],
    ['text-2', fromMarkup('一{1/}三')],
  ]);
  const { output } = buildDocument(texFormat, bytes('One\\footnote{Two} three'), targets);
  expect(new TextDecoder().decode(output)).toBe('一\\footnote{二}三');
});

test.each([
  [3, '\\documentclass{article}'],
  [2, '\\section{A}'],
  [1, 'Words'],
  [0, '\0\0'],
])('recognizes with certainty %i: %j', (certainty, file) => {
  expect(texFormat.recognize(bytes(file))).toBe(certainty);
});
