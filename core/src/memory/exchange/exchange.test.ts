import { describe, expect, test } from 'vitest';
import { createZip } from '../../archive/create-zip.ts';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { buildCompoundFile } from '../../testing/compound-file-builder.ts';
import type { TmxUnit } from '../tmx/tmx-unit.ts';
import type { ExchangeFormat } from './exchange-format.ts';
import { exchangeFormatOf, exchangeFormats } from './exchange-formats.ts';
import { xlsxExchange } from './xlsx-exchange.ts';

const languages = { sourceLanguage: 'en', targetLanguages: ['zh-CN', 'fr'] };
const writing = { ...languages, programVersion: '1.0.0' };

const written = exchangeFormats.filter((format) => format.write !== undefined);

describe.each(written.map((format) => [format.id, format] as const))('%s', (_id, format) => {
  test('gives back what it wrote', async () => {
    const units = [
      unit(['{1}bold{/1} {{x}', '粗体 {2/}', ' '.trim()]),
      unit(['=1+1', "'=1+1", 'a "quoted", text']),
      unit(['two\nlines', '两行', 'deux']),
    ];
    expect(texts(await read(format, await write(format, units)))).toEqual(units.map(textsOf));
  });

  test('without units is a template that is read as nothing', async () => {
    expect(await read(format, await write(format, []))).toEqual([]);
  });

  test('keeps who changed what when, and notes', async () => {
    const described: TmxUnit = {
      ...unit(['a', 'b', 'c']),
      attributes: { creationdate: '20240101T000000Z', creationid: 'ann' },
      properties: [{ type: 'x-project', value: 'P' }],
      notes: [{ text: 'n' }],
    };
    expect((await read(format, await write(format, [described])))[0]).toMatchObject({
      attributes: described.attributes,
      properties: described.properties,
      notes: described.notes,
    });
  });

  test('keeps what the codes of each text stand for', async () => {
    const [source, target, other] = unit([
      'See {1/} and {2}this{/2}',
      '{2}这个{/2}见 {1/}',
      'Voir {1/}',
    ]).variants;
    const image = (text: string) => ({ type: 'image', display: `<img alt="${text}"/>` }) as const;
    const link = { type: 'link', display: '<a>' } as const;
    const variants = [
      { ...source, codes: { 1: image('A picture'), 2: link } },
      { ...target, codes: { 1: image('图'), 2: link } },
      { ...other, codes: { 1: image('Une image') } },
    ] as TmxUnit['variants'];
    const [found] = await read(format, await write(format, [{ ...unit([]), variants }]));
    const names = found?.variants.map(({ codes }) => Object.values(codes).map(({ display }) => display));
    expect(names).toEqual([
      ['<img alt="A picture"/>', '<a>'],
      ['<img alt="图"/>', '<a>'],
      ['<img alt="Une image"/>'],
    ]);
  });

  test('byte by byte gives the same as at once', async () => {
    const file = await write(format, [unit(['你好', 'b', '😀'])]);
    expect(await read(format, file, 1)).toEqual(await read(format, file));
  });
});

describe('a table', () => {
  const csv = (text: string) => read(formatOf('a.csv'), new TextEncoder().encode(text));

  test.each([
    ['tags', 'en,zh_CN,fr'],
    ['tags in another order, with one nobody asked for', 'zh-CN,de,EN'],
    ['names of the languages', 'English,中文（中国）,français'],
    ['what people call the columns', 'Source,zh-CN'],
  ])('with headings of %s has none as a unit', async (_what, headings) => {
    expect(await csv(`${headings}\nx,y,z`)).toHaveLength(1);
  });

  test('without headings has the source first', async () => {
    expect(texts(await csv('Hello,你好,Salut\n,,\n'))).toEqual([['en Hello', 'zh-CN 你好', 'fr Salut']]);
  });

  test('keeps columns of languages nobody asked for apart', async () => {
    expect(texts(await csv('zh-CN,de,en\n你好,Hallo,Hello'))).toEqual([
      ['zh-CN 你好', 'de Hallo', 'en Hello'],
    ]);
  });

  test('in another encoding, and with semicolons', async () => {
    const file = Buffer.from(`\ufeffen;zh-CN\n${'Hello;你好\n'.repeat(10_000)}`, 'utf16le');
    const found = texts(await read(formatOf('a.csv'), file));
    expect([found.length, found[9_999]]).toEqual([10_000, ['en Hello', 'zh-CN 你好']]);
  });

  test('whose quote never closes is refused', async () => {
    await expect(csv(`a,b\n"${'x'.repeat(2_000_000)}\n`.repeat(2))).rejects.toMatchObject({
      code: 'too-long',
      params: { row: 2, limit: 2 ** 20 },
    });
  });
});

describe('a workbook', () => {
  test('has texts of its table, results of formulas, and empty cells', async () => {
    const file = workbook(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
        '<row r="2"><c r="A2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="B2"><v>7</v></c>' +
        '<c r="C2" t="e"><v>#REF!</v></c></row>',
      '<si><t>Hello</t></si><si><r><t>世</t></r><r><t xml:space="preserve">界 </t></r><rPh><t>x</t></rPh></si>',
    );
    expect(texts(await read(xlsxExchange, file))).toEqual([
      ['en Hello', 'zh-CN ', 'fr 世界'],
      ['en ab', 'zh-CN 7', 'fr '],
    ]);
  });

  test.each([
    ['another kind of zip', createZip([{ name: 'a.txt', content: new Uint8Array(3) }]), 'unsupported'],
    ['no zip', new TextEncoder().encode('Hello'), 'broken'],
    ['a password', buildCompoundFile(['Root Entry', 'EncryptedPackage']), 'encrypted'],
    ['nothing', new Uint8Array(), 'empty'],
    ['a sheet cut off', workbook('<row><c>', '').subarray(0), 'broken'],
    ['a column too far', workbook('<row><c r="ZZZ1"/></row>', ''), 'limit'],
  ])('that is %s is refused', async (_what, file, code) => {
    await expect(read(xlsxExchange, file)).rejects.toMatchObject({ code });
  });
});

test('a long text that thousands of cells of a workbook name is read in time', async () => {
  const row = (_: unknown, i: number) => `<row r="${i + 1}"><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>`;
  const rows = Array.from({ length: 30_000 }, row).join('');
  const units = await read(xlsxExchange, workbook(rows, `<si><t>${'long '.repeat(200_000)}</t></si>`));
  expect(units).toHaveLength(30_000);
});

test('a part of a workbook that cannot be read is named, without a line of it', async () => {
  const file = workbook('<row r="1">\n<c r="A1" t="inlineStr"><is><t>&a;</t></is></c></row>', '');
  await expect(read(xlsxExchange, file)).rejects.toMatchObject({
    code: 'entities',
    params: { entity: '&a;', part: 'xl/worksheets/sheet1.xml' },
  });
});

test.each(['utf8', 'utf16le'] as const)(
  'an XLIFF in other languages gives its units in those: %s',
  async (encoding) => {
    const file = `\ufeff<xliff version="1.2"><file original="a" source-language="fr" target-language="de" datatype="plaintext">
    <body><trans-unit id="1"><source>Maison</source><target>Haus</target></trans-unit></body></file></xliff>`;
    expect(texts(await read(formatOf('a.xlf'), Buffer.from(file, encoding)))).toEqual([
      ['fr Maison', 'de Haus'],
    ]);
  },
);

test('an XLIFF gives the units that are translated, in the languages it names', async () => {
  const file = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a"
    source-language="en-GB" target-language="zh-CN" datatype="plaintext"><body>
    <trans-unit id="1"><source>One <g id="1">red</g> car</source><target>一辆<g id="1">红</g>车</target></trans-unit>
    <trans-unit id="2"><source>Two</source></trans-unit></body></file></xliff>`;
  expect(texts(await read(formatOf('a.XLF'), new TextEncoder().encode(file)))).toEqual([
    ['en-GB One {1}red{/1} car', 'zh-CN 一辆{1}红{/1}车'],
  ]);
});

function formatOf(name: string): ExchangeFormat {
  const format = exchangeFormatOf(name);
  if (format === undefined) throw new Error(name);
  return format;
}

function unit(markups: readonly string[]): TmxUnit {
  const described = { attributes: {}, properties: [], notes: [] };
  const tags = ['en', 'zh-CN', 'fr'];
  return {
    ...described,
    variants: markups.map((markup, i) => ({
      ...described,
      language: tags[i] ?? '',
      text: fromMarkup(markup),
      codes: {},
    })),
  };
}

function textsOf({ variants }: TmxUnit): readonly string[] {
  return variants.map(({ language, text }) => `${language} ${toMarkup(text)}`);
}

function texts(units: readonly TmxUnit[]): readonly (readonly string[])[] {
  return units.map(textsOf);
}

async function read(format: ExchangeFormat, file: Uint8Array, pieceBytes = 65_536): Promise<TmxUnit[]> {
  async function* content() {
    for (let at = 0; at < file.length; at += pieceBytes) yield file.subarray(at, at + pieceBytes);
  }
  const units: TmxUnit[] = [];
  for await (const batch of format.read(content(), languages)) units.push(...batch.units);
  return units;
}

async function write(format: ExchangeFormat, units: readonly TmxUnit[]): Promise<Uint8Array> {
  async function* all() {
    yield* units;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of format.write?.(all(), writing) ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

function workbook(rows: string, strings: string): Uint8Array {
  const content = (xml: string) => new TextEncoder().encode(xml);
  return createZip([
    {
      name: 'xl/worksheets/sheet1.xml',
      content: content(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    },
    { name: 'xl/sharedStrings.xml', content: content(`<sst>${strings}</sst>`) },
  ]);
}
