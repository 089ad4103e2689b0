import { describe, expect, test } from 'vitest';
import { bytesOf, readModelList } from './model-list.ts';

interface Draft {
  readonly pair?: readonly [source: string, target: string];
  readonly version?: string;
  readonly kinds?: readonly string[];
  readonly size?: number;
  readonly filter?: string;
  readonly name?: string;
}

function model({ pair = ['en', 'es'], version = '3.0', size = 10, ...draft }: Draft = {}): readonly object[] {
  const [sourceLanguage, targetLanguage] = pair;
  return (draft.kinds ?? ['model', 'lex', 'vocab']).map((fileType) => ({
    name: draft.name ?? `${fileType}.bin`,
    fileType,
    version,
    architecture: 'tiny',
    sourceLanguage,
    targetLanguage,
    filter_expression: draft.filter ?? '',
    attachment: { hash: 'a'.repeat(64), size, location: `x/${fileType}` },
    decompressedHash: 'b'.repeat(64),
    decompressedSize: 20,
  }));
}

const offered = (...models: readonly (readonly object[])[]) =>
  readModelList({ data: models.flat() }).map(({ direction, version }) => `${direction} ${version}`);

describe('a list of models', () => {
  test('offers the newest release of each direction', () => {
    expect(offered(model({ version: '2.1' }), model({ version: '3.1' }), model({ version: '3.0' }))).toEqual([
      'en-es 3.1',
    ]);
    expect(offered(model({ version: '4.0a1' }), model({ version: '3.0' }))).toEqual(['en-es 3.0']);
    expect(
      offered(model({ version: '1.0a1', pair: ['nn', 'en'] }), model({ pair: ['en', 'zh-Hans'] })),
    ).toEqual(['en-zh-Hans 3.0', 'nn-en 1.0a1']);
  });

  test('offers nothing that is incomplete, or made for phones', () => {
    expect(offered(model({ kinds: ['model', 'vocab'] }))).toEqual([]);
    expect(offered(model({ kinds: ['model', 'lex', 'srcvocab'] }))).toEqual([]);
    expect(offered(model({ kinds: ['model', 'lex', 'srcvocab', 'trgvocab', 'qualityModel'] }))).toEqual([
      'en-es 3.0',
    ]);
    expect(offered(model({ filter: "env.appinfo.OS == 'Android'" }))).toEqual([]);
  });

  test('says how much is fetched', () => {
    const [only] = readModelList({
      data: model({ kinds: ['model', 'lex', 'vocab', 'qualityModel'], size: 7 }),
    });
    expect(only && bytesOf(only)).toBe(21);
  });

  test.each([{ name: '../../evil' }, { name: '.hidden' }, { pair: ['en', '../es'] as const }])(
    'leaves out what would lead elsewhere: %j',
    (draft) => expect(offered(model(draft))).toEqual([]),
  );

  test('is refused when it is none', () => {
    expect(() => readModelList({ error: 'gone' })).toThrow();
  });
});
