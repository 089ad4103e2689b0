import { describe, expect, test } from 'vitest';
import { findPhrases } from './find-phrases.ts';
import { LinkGrid, symmetrize } from './symmetrize.ts';

function linksOf(grid: LinkGrid): string {
  const rows = Array.from({ length: grid.sources }, (_, i) =>
    Array.from({ length: grid.targets }, (__, j) => (grid.has(i, j) ? 'x' : '.')).join(''),
  );
  return rows.join(' ');
}

describe('two directions as one', () => {
  test('what both say stands, what one says stands where it touches it or both words are free', () => {
    const grid = symmetrize({
      ofTarget: Int32Array.of(0, 0, 1, 3),
      ofSource: Int32Array.of(0, 2, 1, -1),
      copyOf: Int32Array.of(-1, -1, -1, -1),
    });
    // 0-0 and 1-2 are said by both; 0-1 and 2-1 touch them; 3-3 is said by one, of words that are free.
    expect(linksOf(grid)).toBe('xx.. ..x. .x.. ...x');
  });

  test('a copy belongs to what it is a copy of, and to nothing else', () => {
    const grid = symmetrize({
      ofTarget: Int32Array.of(1, 0),
      ofSource: Int32Array.of(1, 0),
      copyOf: Int32Array.of(0, -1),
    });
    expect(linksOf(grid)).toBe('x. ..');
  });
});

describe('phrases', () => {
  function phrasesOf(rows: readonly string[], lengths = { source: 7, target: 7 }): readonly string[] {
    const grid = new LinkGrid(rows.length, rows[0]?.length ?? 0);
    for (const [i, row] of rows.entries())
      for (const [j, link] of [...row].entries()) if (link === 'x') grid.set(i, j, 1);
    const found: string[] = [];
    findPhrases(grid, lengths, ({ sourceStart, sourceEnd, targetStart, targetEnd }) =>
      found.push(`${sourceStart}-${sourceEnd}:${targetStart}-${targetEnd}`),
    );
    return found.toSorted();
  }

  test('have no word that belongs to one outside', () => {
    expect(phrasesOf(['x..', '..x', '.x.'])).toEqual(['0-1:0-1', '0-3:0-3', '1-2:2-3', '1-3:1-3', '2-3:1-2']);
  });

  test('are wider by words that belong to none, on both sides', () => {
    expect(phrasesOf(['x.', '..'])).toEqual(['0-1:0-1', '0-1:0-2', '0-2:0-1', '0-2:0-2']);
  });

  test('are as long as asked for, or the whole', () => {
    expect(phrasesOf(['x..', '.x.', '..x'], { source: 1, target: 1 })).toEqual([
      '0-1:0-1',
      '0-3:0-3',
      '1-2:1-2',
      '2-3:2-3',
    ]);
  });

  test('of words that all belong to none there are none', () => {
    expect(phrasesOf(['..', '..'])).toEqual([]);
  });
});
