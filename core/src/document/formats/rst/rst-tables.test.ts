import { expect, test } from 'vitest';
import { plainInline } from '../../../inline/inline-text.ts';
import { columnWidth } from '../../../text/column-width.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { rstFormat } from './rst-format.ts';

const parse = (file: string) => parseDocument(rstFormat, Buffer.from(file));
const textsOf = (file: string) => parse(file).units.map(({ source }) => source.text);

/** The file with other texts for some of its own. */
function translate(file: string, words: Readonly<Record<string, string>>): string {
  const { units } = parse(file);
  const targets = units.flatMap(({ id, source }) => {
    const word = words[source.text];
    return word === undefined ? [] : [[id, { ...plainInline(word), codes: source.codes }] as const];
  });
  return Buffer.from(buildDocument(rstFormat, Buffer.from(file), new Map(targets)).output).toString();
}

const lines = (...list: readonly string[]) => `${list.join('\n')}\n`;

const grid = lines(
  'Before',
  '',
  '+------------+-------------------+',
  '| Name       | What it does      |',
  '+============+===================+',
  '| first      | Opens the file    |',
  '|            | and reads it.     |',
  '+------------+-------------------+',
  '| - one item | Over two columns? |',
  '| - another  +--------+----------+',
  '|            | left   | right    |',
  '+------------+--------+----------+',
  '',
  'After',
);

test('reads each cell of a grid table, lists and cells over several columns among them', () => {
  expect(textsOf(grid)).toEqual([
    'Before',
    'Name',
    'What it does',
    'first',
    'Opens the file and reads it.',
    'one item',
    'another',
    'Over two columns?',
    'left',
    'right',
    'After',
  ]);
  expect(parse(grid)).toMatchObject({
    warnings: [],
    units: { 1: { kind: 'cell' }, 5: { kind: 'list-item' } },
  });
});

test('draws a grid table again with columns as wide as its texts, of which Chinese take two', () => {
  const written = translate(grid, {
    Name: '名称',
    'Opens the file and reads it.': '打开文件并读取其中的全部内容。',
    right: 'derecha del todo',
  });
  expect(written).toBe(
    lines(
      'Before',
      '',
      '+------------+--------------------------------+',
      '| 名称       | What it does                   |',
      '+============+================================+',
      '| first      | 打开文件并读取其中的全部内容。 |',
      '+------------+--------------------------------+',
      '| - one item | Over two columns?              |',
      '| - another  +--------+-----------------------+',
      '|            | left   | derecha del todo      |',
      '+------------+--------+-----------------------+',
      '',
      'After',
    ),
  );
  const drawn = written.split('\n').filter((line) => /^[+|]/.test(line));
  expect(new Set(drawn.map(columnWidth)).size).toBe(1);
  expect(textsOf(written)).toContain('打开文件并读取其中的全部内容。');
});

const simple = lines(
  '  =====  ======  =====',
  '  Inputs         Output',
  '  -------------  -----',
  '  A      Banana  A or B, whatever',
  '  =====  ======  =====',
  '  False  one     False',
  '         two',
  '  \\      True    ``x``',
  '',
  '  Last   three   four',
  '  =====  ======  =====',
);

test('reads each cell of a simple table', () => {
  expect(textsOf(simple)).toEqual([
    'Inputs',
    'Output',
    'A',
    'Banana',
    'A or B, whatever',
    'False',
    'one two',
    'False',
    'True',
    'Last',
    'three',
    'four',
  ]);
});

test('draws a simple table again with wider columns', () => {
  expect(translate(simple, { Inputs: '输入', Banana: '香蕉和苹果', 'one two': 'uno y dos', Last: '' })).toBe(
    lines(
      '  =====  ==========  ================',
      '  输入               Output',
      '  -----------------  ----------------',
      '  A      香蕉和苹果  A or B, whatever',
      '  =====  ==========  ================',
      '  False  uno y dos   False',
      '  \\      True        ``x``',
      '',
      '  \\      three       four',
      '  =====  ==========  ================',
    ),
  );
});

const csv = lines(
  '.. csv-table:: Fruits',
  '   :header: "Name", How many',
  '   :widths: 10, 20',
  '',
  '   apples, 12',
  '   "red, ripe ""cherries""","a long',
  '   description"',
  '',
  'After',
);

test('reads the cells of a table in CSV, and quotes what needs it', () => {
  expect(textsOf(csv)).toEqual([
    'Fruits',
    'Name',
    'How many',
    'apples',
    '12',
    'red, ripe "cherries"',
    'a long description',
    'After',
  ]);
  const words = { 'How many': 'Stück, etwa', apples: 'Äpfel', 'red, ripe "cherries"': '"Kirschen"' };
  expect(translate(csv, words)).toBe(
    csv
      .replace('How many', '"Stück, etwa"')
      .replace('apples', 'Äpfel')
      .replace('red, ripe ""cherries""', '""Kirschen""'),
  );
});

test.each([
  ['a border that does not close', '+----+----+\n| a  | b  |\n+----+---\n'],
  ['text between columns', '===  ===\none two\n===  ===\n'],
  ['an escape character', '.. csv-table::\n   :escape: \\\n\n   a, b\n'],
])('counts a table with %s and leaves it', (_what, file) => {
  expect(parse(file)).toMatchObject({ units: [], warnings: [{ code: 'commands-skipped', count: 1 }] });
});

test.each([
  ['a delimiter', '.. csv-table::\n   :delim: ;\n\n   a, b; c\n', ['a, b', 'c']],
  ['a tab', '.. csv-table::\n   :delim: tab\n\n   a\tb\n', ['a', 'b']],
  ['cells of a list', '.. list-table::\n\n   * - A\n     - B\n   * - C\n     - D\n', ['A', 'B', 'C', 'D']],
  [
    'a grid in a directive',
    '.. table:: Title\n\n   +---+---+\n   | a | b |\n   +---+---+\n',
    ['Title', 'a', 'b'],
  ],
  [
    'a table within a cell',
    '+-----------+\n| +---+---+ |\n| | a | b | |\n| +---+---+ |\n+-----------+\n',
    ['a', 'b'],
  ],
])('reads %s', (_what, file, texts) => {
  expect(textsOf(file)).toEqual(texts);
});

test('widens the tables around a table', () => {
  const nested = '+-----------+\n| +---+---+ |\n| | a | b | |\n| +---+---+ |\n+-----------+\n';
  expect(translate(nested, { b: 'bbbb' })).toBe(
    '+--------------+\n| +---+------+ |\n| | a | bbbb | |\n| +---+------+ |\n+--------------+\n',
  );
});

test('keeps line ends', () => {
  const file = grid.replaceAll('\n', '\r\n');
  expect(translate(file, { left: 'links' })).toContain('| links  | right    |\r\n');
});

test('follows the borders of a large drawing within bounds', () => {
  const crossed = `${'+-'.repeat(400)}+`;
  const file = Array.from({ length: 400 }, () => `${crossed}\n${'|'.repeat(801)}`).join('\n');
  expect(parse(`${file}\n${crossed}\n`).units).toEqual([]);
});
