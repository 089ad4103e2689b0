import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { seededRandom } from '@transloom/core/random/seeded-random';
import { buildZip } from '@transloom/core/testing/zip-builder';
import { describe, expect, test } from 'vitest';
import { archiveMutations } from './mutate-archive.ts';
import { byteMutations } from './mutate-bytes.ts';

const text = Buffer.from('<a>one 译梭</a>\n'.repeat(20));
const archive = buildZip([
  { name: 'mimetype', content: 'x', stored: true },
  { name: 'part.xml', content: text },
]);
const mutations = { ...byteMutations, ...archiveMutations };

test('gives the same numbers for the same seed, all below the bound', () => {
  const numbers = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 50 }, () => random(10));
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(new Set(numbers(7))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

describe.each(Object.entries(mutations))('%s', (_, mutate) => {
  test.each([
    ['text', text],
    ['archive', archive],
    ['nothing', Buffer.alloc(0)],
  ])('of %s, again for the same seed', (_name, file) => {
    const before = Buffer.from(file);
    expect(Buffer.from(mutate(file, seededRandom(3)))).toEqual(Buffer.from(mutate(file, seededRandom(3))));
    expect(Buffer.from(file), 'the original stays').toEqual(before);
  });

  test('damages', () => {
    const results = Array.from({ length: 20 }, (_none, seed) =>
      Buffer.from(mutate(archive, seededRandom(seed))),
    );
    expect(results.some((result) => !result.equals(archive))).toBe(true);
  });
});

test('takes one part out of an archive and leaves the other', () => {
  const mutated = openZip(archiveMutations['part removed']?.(archive, seededRandom(1)) ?? archive);
  const names = [...mutated.entriesByName.keys()];
  expect(names).toHaveLength(1);
  expect(readZipEntry(mutated, names[0] ?? '', 2 ** 20)).toBeDefined();
});
