import { expect, test } from 'vitest';
import { buildPage } from '../testing/page-builder.ts';
import { nameBlocks } from './find-repeated.ts';
import { readBlocks } from './read-blocks.ts';

test('gives what stands in the margin of several pages once, with all its places', () => {
  const pages = ['One', 'Two', 'Three'].map((word) =>
    buildPage([
      { text: 'Annual report', x: 50, y: 40 },
      { text: `${word} is on this page alone`, x: 50, y: 300 },
      { text: 'Same on all, but in the middle', x: 50, y: 500 },
    ]),
  );
  const blocks = nameBlocks(
    pages.map((page, index) => readBlocks(page, index)),
    pages,
  );
  const [title, ...rest] = blocks;
  expect(title).toMatchObject({
    id: 'page-1/1',
    kind: 'header',
    places: [{ page: 0 }, { page: 1 }, { page: 2 }],
  });
  expect(rest.map(({ id, places }) => [id, places.length])).toEqual([
    ['page-1/2', 1],
    ['page-1/3', 1],
    ['page-2/1', 1],
    ['page-2/2', 1],
    ['page-3/1', 1],
    ['page-3/2', 1],
  ]);
});
