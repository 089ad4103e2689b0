import { expect, test } from 'vitest';
import { readInstructions } from './content-stream.ts';

const read = (content: string) =>
  [...readInstructions(content)].map(({ operator, operands }) => [operator, ...operands]);

test.each([
  [
    'text and numbers',
    '1 0 0 -1.5 .5 7 Tm(Hi)Tj',
    [
      ['Tm', '1', '0', '0', '-1.5', '.5', '7'],
      ['Tj', '(Hi)'],
    ],
  ],
  [
    'strings with brackets and escapes',
    String.raw`(a(b)\)c)Tj<4a6f>Tj`,
    [
      ['Tj', String.raw`(a(b)\)c)`],
      ['Tj', '<4a6f>'],
    ],
  ],
  ['arrays with strings', '[(a])-20<62>] TJ', [['TJ', '[(a])-20<62>]']]],
  ['dictionaries', '/P <</MCID 0/A<</B(>>)>>>> BDC EMC', [['BDC', '/P', '<</MCID 0/A<</B(>>)>>>>'], ['EMC']]],
  ['comments', 'q % (not) Tj\nQ', [['q'], ['Q']]],
  [
    'quotes',
    '(a)\' 1 2 (b)"',
    [
      ["'", '(a)'],
      ['"', '1', '2', '(b)'],
    ],
  ],
  ['pictures in the stream', 'BI /W 1 ID (Tj\xffEIx EI Q', [['BI'], ['ID', '/W', '1'], ['Q']]],
])('reads %s', (_case, content, instructions) => {
  expect(read(content)).toEqual(instructions);
});

test.each(['(', '[', '<<', '<', '%', '[[[[', 'BI ID x', ')', '>', '}', '\0'])(
  'ends on what has no end: %j',
  (content) => {
    expect(() => read(content)).not.toThrow();
  },
);

test('names the place of each', () => {
  const content = 'q  1 w';
  const places = [...readInstructions(content)].map(({ start, end }) => content.slice(start, end));
  expect(places).toEqual(['q', '1 w']);
});
