import { existsSync, readdirSync } from 'node:fs';
import { seededRandom } from '@transloom/core/random/seeded-random';
import { expect, test } from 'vitest';
import { processFolder } from '../../../platform/process-folder.ts';
import { featureBuckets } from '../matching/feature-buckets.ts';
import { PostingRuns, SortingBuffers } from './posting-runs.ts';

/** Features of any sign, some of them very frequent, and numbers that rise; some come twice. */
function postingsOf(count: number) {
  const random = seededRandom(count + 1);
  const features = Int32Array.from({ length: count }, () =>
    Math.imul(random(2) === 0 ? random(9) : random(1_000_000), 0x9e3779b1),
  );
  return { features, numbers: Int32Array.from({ length: count }, (_, i) => i >> 3) };
}

function filesOfRuns(): readonly string[] {
  const folder = processFolder();
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('postings-')) : [];
}

test.each([
  ['none', 0, 0],
  ['a few', 300, 0],
  ['as many as are held in memory', 256 * 1024, 0],
  ['several times as many', 1_700_000, 1],
])('%s come back each once, in the order of their features', (_what, count, files) => {
  const runs = new PostingRuns(new SortingBuffers());
  const { features, numbers } = postingsOf(count);
  for (let i = 0; i < count; i++) runs.add(features[i] ?? 0, numbers[i] ?? 0);
  expect(runs.length).toBeLessThanOrEqual(count);
  expect(filesOfRuns()).toHaveLength(files);
  const parts = Array.from(runs.parts(), (part) => [part.features.slice(), part.numbers.slice()] as const);
  runs.close();
  expect(filesOfRuns()).toEqual([]);
  const wanted = featureBuckets(postingsOf(count));
  expect(Buffer.compare(joined(parts.map(([own]) => own)), joined([wanted.features]))).toBe(0);
  expect(Buffer.compare(joined(parts.map(([, own]) => own)), joined([wanted.numbers]))).toBe(0);
});

test('what comes again soon is kept once', () => {
  const runs = new PostingRuns(new SortingBuffers());
  const postings = [
    [7, 1],
    [8, 1],
    [7, 1],
    [8, 1],
    [7, 2],
  ] as const;
  for (const [feature, number] of postings) runs.add(feature, number);
  expect(runs.length).toBe(3);
  runs.close();
});

test('takes others once those of a block are stored', () => {
  const runs = new PostingRuns(new SortingBuffers());
  for (let i = 0; i < 600_000; i++) runs.add(i, i);
  runs.clear();
  runs.add(7, 1);
  expect(Array.from(runs.parts(), ({ features, numbers }) => [...features, ...numbers])).toEqual([[7, 1]]);
  runs.close();
});

function joined(parts: readonly Int32Array[]): Buffer {
  return Buffer.concat(parts.map((part) => Buffer.copyBytesFrom(part)));
}
