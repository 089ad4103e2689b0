import { describe, expect, test } from 'vitest';
import type { TermConcept } from '../term-concept.ts';
import { type TermExchangeFormat, termExchangeOf } from './term-exchange.ts';
import { withoutImage } from './without-image.ts';

const languages = { sourceLanguage: 'en-US', targetLanguages: ['de', 'zh-CN'] };

async function* pieces(...some: readonly (string | Uint8Array)[]) {
  for (const piece of some) yield typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
}

async function* listed<Item>(items: readonly Item[]) {
  yield* items;
}

function formatOf(name: string): TermExchangeFormat {
  const format = termExchangeOf(name);
  if (format === undefined) throw new Error(name);
  return format;
}

async function read(
  name: string,
  ...content: readonly (string | Uint8Array)[]
): Promise<readonly TermConcept[]> {
  const concepts: TermConcept[] = [];
  for await (const batch of formatOf(name).read(pieces(...content), languages))
    concepts.push(...batch.concepts);
  return concepts;
}

async function write(name: string, concepts: readonly TermConcept[]): Promise<Uint8Array> {
  const written: Uint8Array[] = [];
  for await (const piece of formatOf(name).write(listed(concepts), languages)) written.push(piece);
  return Buffer.concat(written);
}

const concepts: readonly TermConcept[] = [
  {
    id: 'c1',
    definition: 'Keeps, "data"',
    subject: 'storage',
    note: 'of a computer',
    link: 'https://example.org',
    sections: [
      { language: 'en-US', terms: [{ text: 'disk', status: 'preferred', exact: true, caseRule: 'same' }] },
      {
        language: 'de',
        terms: [
          { text: 'Platte', status: 'preferred', gender: 'feminine', partOfSpeech: 'noun', note: 'kurz' },
          { text: '=Scheibe', status: 'forbidden' },
        ],
      },
    ],
  },
  { id: 'c2', sections: [{ language: 'en-US', terms: [{ text: 'run', status: 'admitted' }] }] },
];

test.each(['a.xlsx', 'a.csv'])('a table has everything there is to say: %s', async (name) => {
  expect(await read(name, await write(name, concepts))).toEqual(concepts);
});

test('TBX has it as well', async () => {
  expect(await read('a.tbx', await write('a.tbx', concepts))).toMatchObject(concepts);
});

test('an address that holds a picture goes into TBX and comes back, and into no cell', async () => {
  const [first] = concepts;
  const image = `data:image/png;base64,${'A'.repeat(40_000)}`;
  const pictured = [{ sections: [], ...first, image }];
  const tbx = await write('a.tbx', pictured);
  expect(Buffer.from(tbx).toString().split(image)).toHaveLength(2);
  const [back] = await read('a.tbx', tbx);
  expect(back?.image).toBe(image);
  const bare = back && withoutImage(back);
  expect([bare?.image, JSON.stringify(bare).includes('AAAA')]).toEqual([undefined, false]);
  expect((await read('a.csv', await write('a.csv', pictured)))[0]?.image).toBeUndefined();
});

const pair = (source: string, target: string, note?: string) => ({
  ...(note !== undefined && { note }),
  sections: [
    { language: 'en-US', terms: [{ text: source, status: 'preferred' }] },
    { language: 'de', terms: [{ text: target, status: 'preferred' }] },
  ],
});

describe('a table from elsewhere', () => {
  test.each([
    ['with the words of the template', 'Original,Translation,Remark\ndisk,Platte,hardware\n'],
    ['with languages and another order', 'Remark;en-US;de\nhardware;disk;Platte\n'],
    ['of tabs', 'en_US\tde\tNote\r\ndisk\tPlatte\thardware'],
  ])('%s', async (_, text) => {
    expect(await read('a.csv', text)).toEqual([pair('disk', 'Platte', 'hardware')]);
  });

  test('without headings begins with its first row', async () => {
    expect(await read('a.csv', 'disk,Platte\nfog,Nebel\n')).toEqual([
      pair('disk', 'Platte'),
      pair('fog', 'Nebel'),
    ]);
  });

  test('in pieces is one', async () => {
    expect(await read('a.csv', 'en-US,de\ndi', 'sk,Pla', 'tte\n')).toEqual([pair('disk', 'Platte')]);
  });
});

test.each([
  ['a.tbx', 'empty'],
  ['a.xlsx', 'empty'],
  ['a.csv', 'empty'],
])('%s: an empty file is refused', async (name, code) => {
  await expect(read(name)).rejects.toMatchObject({ code });
});

test('what was read of a TBX file grows with its concepts', async () => {
  const file = await write(
    'a.tbx',
    Array.from({ length: 1_200 }, (_, i) => ({
      sections: [{ language: 'en-US', terms: [{ text: `term ${i}`, status: 'preferred' as const }] }],
    })),
  );
  const read: number[] = [];
  for await (const { bytes } of formatOf('a.tbx').read(pieces(file), languages)) read.push(bytes);
  expect(read).toHaveLength(3);
  expect(read[0]).toBeGreaterThan(file.length / 3);
  expect(read[0]).toBeLessThan(file.length / 2);
  expect(read[2]).toBe(file.length);
});

test.each([undefined, 'martif', 'tbx'] as const)(
  'a TBX of %s has a name for each concept',
  async (edition) => {
    const unnamed = concepts.map(({ id: _, ...concept }) => concept);
    const written: Uint8Array[] = [];
    for await (const piece of formatOf('a.tbx').write(listed(unnamed), { ...languages, edition }))
      written.push(piece);
    const text = Buffer.concat(written).toString();
    expect(text).toContain(edition === 'martif' ? '<termEntry id="c1">' : '<conceptEntry id="c1">');
    expect(text.includes('<martif type="TBX"')).toBe(edition === 'martif');
    expect(await read('a.tbx', text)).toMatchObject(
      concepts.map(({ sections, ...concept }) => ({
        ...concept,
        sections: sections.map(({ language, terms }) => ({
          language,
          terms: terms.map(({ text, status }) => ({ text, status })),
        })),
      })),
    );
  },
);
describe('tables that other people made', () => {
  const texts = (concepts: readonly TermConcept[]) =>
    concepts.map(({ sections }) =>
      sections.map(({ language, terms }) => [language, ...terms.map(({ text }) => text)]),
    );
  const readIn = async (csv: string, sourceLanguage: string, target: string) => {
    const found: TermConcept[] = [];
    let unread: readonly number[] = [];
    const reading = { sourceLanguage, targetLanguages: [target] };
    for await (const batch of formatOf('a.csv').read(pieces(csv), reading)) {
      found.push(...batch.concepts);
      unread = batch.unread ?? unread;
    }
    return { found, unread };
  };

  test.each([
    ['中文,英文', 'zh-CN', 'en'],
    ['简体中文,英语', 'zh-CN', 'en-US'],
    ['汉语,English (US)', 'zh-CN', 'en-US'],
    ['术语,译文', 'zh-CN', 'en'],
    ['术语,译名', 'zh-CN', 'en'],
    ['Source term,Target term', 'zh-CN', 'en'],
    ['Chinese (Simplified),English', 'zh-CN', 'en'],
  ])('the headings %s are no term', async (headings, source, target) => {
    const { found } = await readIn(`${headings}\n模型,model\n`, source, target);
    expect(texts(found)).toEqual([
      [
        [source, '模型'],
        [target, 'model'],
      ],
    ]);
  });

  test('each row of a glossary of DeepL says its languages', async () => {
    const { found } = await readIn('window,ventana,en,es\ndoor,Tür,EN,DE\n', 'en', 'es');
    expect(texts(found)).toEqual([
      [
        ['en', 'window'],
        ['es', 'ventana'],
      ],
      [
        ['EN', 'door'],
        ['DE', 'Tür'],
      ],
    ]);
  });

  test('synonyms in one cell are terms of one concept', async () => {
    const { found } = await readIn('en,de\ncar; automobile,Auto；Wagen\n', 'en', 'de');
    expect(texts(found)).toEqual([
      [
        ['en', 'car', 'automobile'],
        ['de', 'Auto', 'Wagen'],
      ],
    ]);
  });

  test('a column of case is of all terms of the row', async () => {
    const { found } = await readIn('en,de,case sensitive\nMarch,März,yes\ndog,Hund,no\n', 'en', 'de');
    expect(found.map(({ sections }) => sections.map(({ terms }) => terms[0]?.caseRule))).toEqual([
      ['same', 'same'],
      ['any', 'any'],
    ]);
  });

  test('rows without a term are named', async () => {
    const { found, unread } = await readIn('en,de,note\n,,only a note\ndog,Hund,\n', 'en', 'de');
    expect(unread).toEqual([2]);
    expect(texts(found)).toEqual([
      [
        ['en', 'dog'],
        ['de', 'Hund'],
      ],
    ]);
  });
});
