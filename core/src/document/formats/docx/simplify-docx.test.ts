import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocx, field, paragraph, run } from '../../../testing/docx-builder.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

const red = '<w:color w:val="FF0000"/>';
const blue = '<w:color w:val="0000FF"/>';
const styled = (id: string) => `<w:rStyle w:val="${id}"/>`;
const link = (text: string, properties = '') =>
  `<w:hyperlink r:id="x">${run(text, properties)}</w:hyperlink>`;
const style = (type: string, id: string, properties: string, basedOn = '') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${basedOn}<w:rPr>${properties}</w:rPr></w:style>`;

const styles = [
  style('character', 'Emphasis', '<w:i/><w:iCs/><w:lang w:val="en"/>'),
  style('character', 'Strong', '<w:b/>', '<w:basedOn w:val="Emphasis"/>'),
  style('character', 'Loud', `<w:b/>${red}`),
  style('paragraph', 'Bold', '<w:b/>'),
  style('character', 'Name', '<w:lang w:val="en"/>'),
];

function read(...content: readonly string[]): string | undefined {
  const [unit] = parseDocument(docxFormat, buildDocx({ body: [paragraph(...content)], styles })).units;
  return unit && toMarkup(unit.source);
}

function write(content: readonly string[], markup: string): string {
  return writeAll(content, markup).xml;
}

function writeAll(content: readonly string[], markup: string) {
  const file = buildDocx({ body: [paragraph(...content)], styles });
  const targets = new Map([['word/document.xml#p1', fromMarkup(markup)]]);
  const { output, warnings } = buildDocument(docxFormat, file, targets);
  return { xml: readZipText(output, 'word/document.xml'), warnings };
}

test.each([
  [
    'a style of letters that is only italic',
    [run('so '), run('much', styled('Emphasis')), run(' of it')],
    'so {i}much{/i} of it',
  ],
  ['what a style is based on', [run('so '), run('much', styled('Strong'))], 'so {b}{i}much{/i}{/b}'],
  ['a style that says more', [run('so very '), run('loud', styled('Loud'))], 'so very {1}loud{/1}'],
  [
    'two spellings of one style',
    [run('or so '), run('a', styled('Emphasis')), run('b', '<w:i/>')],
    'or so {1}a{/1}{i}b{/i}',
  ],
  [
    'a style of letters that undoes that of the paragraph',
    ['<w:pPr><w:pStyle w:val="Bold"/></w:pPr>', run('so '), run('b', styled('Strong'))],
    'so {1}b{/1}',
  ],
])('%s', (_, content, expected) => {
  expect(read(...content)).toBe(expected);
});

test('styles are written as the paragraph writes them', () => {
  const content = [run('so '), run('much', styled('Emphasis')), run(' red', red)];
  const written = write(content, '{i}viel{/i} {b}und{/b}');
  expect(written).toContain('<w:r><w:rPr><w:rStyle w:val="Emphasis"/></w:rPr><w:t>viel</w:t></w:r>');
  expect(written).toContain('<w:r><w:rPr><w:b/><w:bCs/></w:rPr><w:t>und</w:t></w:r>');
});

test.each([
  [
    'links in one format',
    [run('used in ab: '), link('a'), run(', ', red), link('b'), run('.', red)],
    'used in ab: {1}a{/1}, {2}b{/2}.',
  ],
  [
    'a format in another',
    [run('in the text '), run('x', red), run('y', blue), run('z', red)],
    'in the text {1}x{2}y{/2}z{/1}',
  ],
  [
    'formats side by side',
    [run('in the text '), run('x', red), run('y', blue)],
    'in the text {1}x{/1}{2}y{/2}',
  ],
  [
    'a space between two of a format',
    [run('x', red), run(' ', '<w:sz w:val="8"/>'), run('y', red), run(' in the text')],
    '{1}x y{/1} in the text',
  ],
  [
    'short plain text between long red texts',
    [run('a '), run('long red ', red), run('b '), run('long red ', red), run('c')],
    'a {1}long red {/1}b {2}long red {/2}c',
  ],
])('fewest codes: %s', (_, content, expected) => {
  expect(read(...content)).toBe(expected);
});

test.each([
  ['a sign in another color', [run('a '), run('“', red), run('word'), run('”', red)], 'a “word”'],
  ['letters a hair closer', [run('a '), run('word', '<w:spacing w:val="-4"/>')], 'a word'],
  ['a style that is but a name', [run('by '), run('Ann', styled('Name'))], 'by Ann'],
  ['a link around all words', [run('– '), link('a word'), run('.')], '– a word.'],
  ['a link on an address', [run('see '), link('http://a.example/b'), run('.')], 'see http://a.example/b.'],
  ['links on a name', [run('see '), link('&lt;a&gt;'), run(', '), link('&lt;a&gt;')], 'see <a>, <a>'],
  ['a field on a name', [run('see '), field('HYPERLINK "x"', run('canCopy'))], 'see canCopy'],
  [
    'a name in a look',
    [run('is it '), run('can', red), run('Copy ', red), run('or no')],
    'is it canCopy or no',
  ],
  ['words beside a name in a look', [run('canCopy', red), run(' or a word')], 'canCopy or a word'],
  [
    'a sign among looks of which one has more letters',
    [run('ab '), run('=', red), run(' a long struck word ', '<w:strike/>'), run('cd')],
    'ab ={1} a long struck word {/1}cd',
  ],
])('no code: %s', (_, content, expected) => {
  expect(read(...content)).toBe(expected);
});

test.each([
  ['a raised sign', [run('a word'), run('*', '<w:vertAlign w:val="superscript"/>')], 'a word{1}*{/1}'],
  [
    'a sign of a font of pictures',
    [run('call '), run('(', '<w:rFonts w:ascii="Wingdings"/>')],
    'call {1}({/1}',
  ],
  [
    'letters wide apart',
    [run('in a longer text '), run('word', '<w:spacing w:val="60"/>')],
    'in a longer text {1}word{/1}',
  ],
  ['a link beside words', [run('see '), link('a word'), run('.')], 'see {1}a word{/1}.'],
  [
    'a name that looks otherwise elsewhere',
    [run('a long word, '), run('canCopy', red), run(' and canCopy')],
    'a long word, {1}canCopy{/1} and canCopy',
  ],
  [
    'links of one name to several places',
    [run('see '), link('canCopy'), run(' or '), link('canCopy').replace('"x"', '"y"')],
    'see {1}canCopy{/1} or {2}canCopy{/2}',
  ],
  ['a part of a name', [run('a long its:'), run('canCopy', red)], 'a long its:{1}canCopy{/1}'],
])('still a code: %s', (_, content, expected) => {
  expect(read(...content)).toBe(expected);
});

const redRun = (text: string) => `<w:r><w:rPr>${red}</w:rPr><w:t>${text}</w:t></w:r>`;

test.each([
  ['stays on its sign', 'ein Wort!', `Wort</w:t></w:r>${redRun('!')}`],
  ['goes where its sign is gone', 'ein Wort', '<w:r><w:t>ein Wort</w:t></w:r></w:p>'],
  ['goes where it is not clear which sign it is', 'ein! Wort!', '<w:r><w:t>ein! Wort!</w:t></w:r></w:p>'],
])('the look of a sign %s', (_, target, expected) => {
  expect(write([run('a word'), run('!', red)], target)).toContain(expected);
});

test('a look that is no code is kept in the same text', () => {
  const content = [run('a '), run('word', '<w:spacing w:val="-4"/>')];
  expect(write(content, 'a word')).toContain(
    '<w:r><w:rPr><w:spacing w:val="-4"/></w:rPr><w:t>word</w:t></w:r>',
  );
});

const linked = (text: string) => `<w:hyperlink r:id="x"><w:r><w:t>${text}</w:t></w:r></w:hyperlink>`;

test.each([
  ['goes onto its name', 'canCopy 见', `${linked('canCopy')}<w:r>`, undefined],
  [
    'goes onto every place of its name',
    'canCopy或canCopy',
    `${linked('canCopy')}<w:r><w:t>或</w:t></w:r>${linked('canCopy')}`,
    undefined,
  ],
  ['goes onto the name that stands for its own', 'voir peutCopier', linked('peutCopier'), undefined],
  ['goes where it most likely belongs', 'siehe dort', linked('dort'), 1],
  ['is not lost with all of the text', '', '<w:hyperlink r:id="x"></w:hyperlink>', 1],
])('a link that is no code %s', (_, target, expected, restored) => {
  const { xml, warnings } = writeAll([run('see '), link('canCopy')], target);
  expect(xml).toContain(expected);
  expect(warnings.find(({ code }) => code === 'codes-restored')?.count).toBe(restored);
});

test('a link that is no code stands in a format and beside codes', () => {
  const content = [
    run('for a long word: '),
    run('see ', red),
    link('canCopy'),
    run(' there', red),
    link('end it'),
  ];
  expect(read(...content)).toBe('for a long word: {1}see canCopy there{/1}{2}end it{/2}');
  expect(write(content, '{2}Ende,{/2}canCopy{1}, dort{/1}')).toContain(
    `<w:hyperlink r:id="x"><w:r><w:t>Ende,</w:t></w:r></w:hyperlink>${linked('canCopy')}${redRun(', dort')}`,
  );
});

test.each([
  [
    'goes onto its name wherever that stands',
    'canCopy, canCopy da',
    `${redRun('canCopy')}<w:r><w:t xml:space="preserve">, </w:t></w:r>${redRun('canCopy')}`,
    undefined,
  ],
  ['is counted where its name is gone', 'nicht da', '<w:r><w:t>nicht da</w:t></w:r></w:p>', 1],
])('the look of a name %s', (_, target, expected, dropped) => {
  const { xml, warnings } = writeAll([run('a long word: '), run('canCopy', red)], target);
  expect(xml).toContain(expected);
  expect(warnings.find(({ code }) => code === 'looks-dropped')?.count).toBe(dropped);
});

test('a link around all words goes around those of the target', () => {
  const written = write([run('“'), link('a word'), run('”.')], '„ein Wort“.');
  expect(written).toContain(
    '„</w:t></w:r><w:hyperlink r:id="x"><w:r><w:t>ein Wort</w:t></w:r></w:hyperlink><w:r><w:t>“.',
  );
});

test('no code stands in one of the same look', () => {
  const look = styled('Loud') + blue;
  expect(read(run('.'), run('a', look), run('.'), run('a', look), run('a'))).toBe('.{1}a{/1}.{2}a{/2}a');
});

test('a link around all words is a code where a sign outside has a look of its own', () => {
  const content = [run('.', red), link('a word'), run('.')];
  expect(read(...content)).toBe('.{1}a word{/1}{2}.{/2}');
  const written = write(content, '.{1}ein Wort{/1}{2}.{/2}');
  expect(written).toContain(`<w:r><w:rPr>${red}</w:rPr><w:t>.</w:t></w:r><w:hyperlink`);
  expect(written).toContain('</w:hyperlink><w:r><w:t>.</w:t></w:r>');
});

test('nested formats are written as they look', () => {
  const content = [run('in the text '), run('x', red), run('y', blue), run('z', red)];
  const looks = [...write(content, '{1}X{2}Y{/2}Z{/1}').matchAll(/val="(\w+)"\/><\/w:rPr><w:t>(\w)/g)];
  expect(looks.map(([, color, letter]) => `${letter} ${color}`)).toEqual([
    'X FF0000',
    'Y 0000FF',
    'Z FF0000',
  ]);
});

test('a long row of formats takes no long time', () => {
  const colors = ['FF0000', '00FF00', '0000FF', '123456'];
  const content = Array.from({ length: 2000 }, (_, i) =>
    run('word ', `<w:color w:val="${colors[(i * 7) % 4]}"/>`),
  );
  expect(read(...content)).toContain('{1}');
});
