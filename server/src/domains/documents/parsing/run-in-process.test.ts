import { defaultSegmentation } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { expect, test } from 'vitest';
import { segmentInProcess } from './run-in-process.ts';
import type { SegmentDocumentInput } from './segment-document.ts';

const { signal } = new AbortController();

const input = (before: string): SegmentDocumentInput => ({
  formatId: 'txt',
  name: 'weaving.txt',
  file: Buffer.from(`${'a'.repeat(5000)}, and so on.`),
  options: { sourceLanguage: 'en', targetLanguage: 'de' },
  segmentation: {
    ...defaultSegmentation,
    groups: [{ name: 'own', languagePattern: '.*', rules: [{ isBreak: true, before, after: '' }] }],
  },
});

test('splits with the rules of people', async () => {
  const { segments } = await segmentInProcess(input(','), signal);
  expect(segments.map(({ source }) => source.slice(-5))).toEqual(['aaaa,', 'o on.']);
}, 60_000);

test('an expression that takes forever is the reason, not the file', async () => {
  await expect(segmentInProcess(input('b(a+)+'), signal, 2_000)).rejects.toMatchObject({
    code: 'segmentation.rules-too-slow',
    params: { name: 'weaving.txt' },
  });
}, 60_000);
