import { plainInline } from '@transloom/core/inline/inline-text';
import { expect, test } from 'vitest';
import { alibaba } from './alibaba.ts';

const { signal } = new AbortController();
const segments = ['one', 'two'].map((text) => ({ source: plainInline(text), codes: {} }));
const item = (index: unknown, translated: unknown) => ({ index, code: '200', translated });

async function read(list: readonly object[]): Promise<readonly (string | undefined)[]> {
  const text = JSON.stringify({ Code: '200', TranslatedList: list });
  const fetch = async () => ({ status: 200, headers: {}, text });
  const engine = alibaba.connect({ accessKeyId: 'id', accessKeySecret: 'secret' }, { fetch });
  const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
  const { results } = await engine.translate({ ...languages, segments, signal });
  return results.map((result) => (result.status === 'translated' ? result.target.text : undefined));
}

test('finds each text by its number, whatever the order', async () => {
  expect(await read([item('1', 'dos'), item(0, 'uno')])).toEqual(['uno', 'dos']);
});

test.each([' ', '', null, true, '1.0', -1, '7'])('takes nothing where a number is %j', async (index) => {
  await expect(read([item(0, 'uno'), item(index, 'dos')])).rejects.toThrow('bad-output');
});

test('does not choose between two texts of one number', async () => {
  await expect(read([item(0, 'uno'), item('0', 'dos')])).rejects.toThrow('bad-output');
});
