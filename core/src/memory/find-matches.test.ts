import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { findMatches } from './find-matches.ts';
import { buildMemoryIndex } from './index/memory-index.ts';
import { type MemoryEntry, type MemoryMatch, memoryMatch, rankMatches } from './memory-match.ts';
import { rateMatch } from './rate/match-rate.ts';
import { penalizeSeveralTargets } from './rate/several-targets.ts';
import { contextsInFlow, type SourceInContext } from './rate/source-in-context.ts';

const search = { minRate: 50, limit: 5 };

describe('finding matches', () => {
  const index = buildMemoryIndex([
    entry('Open the file.', '打开文件。'),
    entry('Open the old file.', '打开旧文件。'),
    entry('Wait 3 minutes.', '等待 3 分钟。'),
    entry('保存所有文件', 'Save all files'),
    entry('***', '***'),
    entry('Something else entirely', '完全不同'),
    entry('Organize colours', '整理颜色'),
    entry('Preferences', '首选项'),
  ]);

  test.each([
    ['Open the file.', ['100 打开文件。', '75 打开旧文件。']],
    ['Open the new file.', ['75 打开文件。', '75 打开旧文件。']],
    ['Wait 15 minutes.', ['100 等待 15 分钟。']],
    ['保存当前文件', ['66 Save all files']],
    ['***', ['100 ***']],
    ['No such thing here', []],
    ['Preference', ['50 首选项']],
    ['Organise colors', ['50 整理颜色']],
    ['Organize colors', ['75 整理颜色']],
    ['', []],
  ])('for %j', (source, found) => {
    const matches = findMatches(index, place(source), search);
    expect(matches.map((match) => `${match.netRate} ${toMarkup(match.target)}`)).toEqual(found);
  });

  test('with the codes of the segment', () => {
    const known = buildMemoryIndex([entry('Press {1}OK{/1}{2/}', '按{1}确定{/1}{2/}')]);
    const [match] = findMatches(known, place('Press {3}OK{/3}{8/}'), search);
    expect(match && toMarkup(match.target)).toBe('按{3}确定{/3}{8/}');
  });

  test('nothing below the lowest rate', () => {
    expect(findMatches(index, place('Open the new file.'), { ...search, minRate: 76 })).toEqual([]);
  });

  test('penalties come off the rate and count for the lowest rate', () => {
    const penalties = [{ reason: 'memory' as const, points: 10 }];
    const [match] = findMatches(index, place('Open the file.'), { ...search, penalties });
    expect([match?.rating.rate, match?.netRate]).toEqual([100, 90]);
    expect(findMatches(index, place('Open the file.'), { ...search, minRate: 91, penalties })).toEqual([]);
  });

  test('an empty memory has none', () => {
    expect(findMatches(buildMemoryIndex([]), place('Open the file.'), search)).toEqual([]);
  });

  test('of two targets for one source the one in the same context goes first', () => {
    const [first, second] = contextsInFlow([{ text: 'Post' }, { text: 'Cancel' }]);
    const known = buildMemoryIndex([
      { ...entry('Post', 'Beitrag'), id: '1' },
      { ...entry('Post', 'Senden'), id: '2', ...(first && { context: first }) },
    ]);
    const segment = { source: fromMarkup('Post'), ...(first && { context: first }) };
    const matches = findMatches(known, segment, search);
    expect(matches.map((match) => [match.netRate, match.target.text])).toEqual([
      [102, 'Senden'],
      [100, 'Beitrag'],
    ]);
    expect(second?.previous).not.toBeNull();
  });

  test('a source with several translations is certain of none, but in its own context', () => {
    const [context] = contextsInFlow([{ text: 'Post' }]);
    const targets = ['Beitrag', 'Senden', 'Stange'].map((target, i) => ({
      ...entry('Post', target),
      id: `${i}`,
    }));
    const known = buildMemoryIndex(
      targets.map((each, i) => ({ ...each, context: i === 0 ? context : undefined })),
    );
    const segment = { source: fromMarkup('Post'), context };
    const matches = findMatches(known, segment, search);
    expect(
      matches.map(({ netRate, penalties }) => [netRate, ...penalties.map(({ reason }) => reason)]),
    ).toEqual([[102], [99, 'several-targets'], [99, 'several-targets']]);
  });

  test('of hundreds that differ in their numbers alone those with its signs are found', () => {
    const others = Array.from({ length: 300 }, (_, i) => entry(`${i + 1000}. ${i}`, `${i}`));
    const known = buildMemoryIndex([...others, entry('“17” (8)', '“17” (8)')]);
    expect(findMatches(known, place('“23” (9)'), search)[0]?.target.text).toBe('“23” (9)');
  });

  test('of hundreds of them those whose signs fold to the same ones go behind', () => {
    const others = Array.from({ length: 300 }, (_, i) => entry(`55°${i}′10′′`, `${i}`));
    const known = buildMemoryIndex([...others, entry('62°22′45″', '62°22′45″')]);
    expect(findMatches(known, place('55°55′10″'), search)[0]?.target.text).toBe('55°55′10″');
  });

  test('a text that reaches the lowest rate by a similar word alone', () => {
    const known = buildMemoryIndex([entry('with all colours (Porter) printed', '1')]);
    const [match] = findMatches(known, place('with all colors (Warning) printed'), {
      ...search,
      minRate: 70,
    });
    expect(match?.netRate).toBe(70);
  });

  test('of hundreds whose word begins or ends alike one of which both is true', () => {
    const letters = [...'abcdefghijklmnopqrst'];
    const pairs = letters.flatMap((a) => letters.map((b) => `${a}${b}`));
    const begin = pairs.map((pair) => entry(`ini${pair}`, pair));
    const end = pairs.map((pair) => entry(`un${pair}ize`, pair));
    const known = buildMemoryIndex([...begin, ...end, entry('initialize', 'both')]);
    expect(findMatches(known, place('initialisize'), search)[0]?.target.text).toBe('both');
  });

  test('of many that are equally similar the one with a similar word', () => {
    const words = ['red', 'old', 'new', 'big'].flatMap((a) => [...'abcdef'].map((b) => a + b));
    const others = words.map((word) => entry(`please open the ${word} file now`, word));
    const known = buildMemoryIndex([...others, entry('please open the colours file now', 'colours')]);
    expect(findMatches(known, place('please open the colors file now'), search)[0]?.target.text).toBe(
      'colours',
    );
  });

  test('among thousands of texts with the same words one that has them as often', () => {
    const others = Array.from({ length: 5_000 }, (_, i) => entry(`w${i} 1 v${i} 2 3`, `${i}`));
    const rare = entry('sorted one two three four five', 'rare');
    const known = buildMemoryIndex([...others, rare, entry('list 9 8 7 6 5 4', 'list')]);
    const [match] = findMatches(known, place('sorted 5 2 3 1 4 6'), { ...search, minRate: 70 });
    expect(match?.target.text).toBe('list');
  });

  test('finds what comparing with every entry finds', () => {
    fc.assert(
      fc.property(fc.array(sentence(), { maxLength: 20 }), sentence(), (sources, segment) => {
        const entries = sources.map((source, i) => ({ ...entry(source, `t${i}`), id: String(i) }));
        const all = penalizeSeveralTargets(
          entries.map((known) => memoryMatch(place(segment), known, rateMatch(place(segment), known))),
        ).filter((match) => match.netRate >= search.minRate);
        const matches = findMatches(buildMemoryIndex(entries), place(segment), search);
        expect(matches.map(summary)).toEqual(rankMatches(all, search.limit).map(summary));
      }),
    );
  });
});

describe('ranking', () => {
  test('offers equal pairs of several memories once, from the first memory', () => {
    const rating = rateMatch(place('One'), place('One'));
    const ranked = rankMatches(
      [
        memoryMatch(place('One'), { ...entry('One', 'Eins'), id: 'b' }, rating, { memoryOrder: 1 }),
        memoryMatch(place('One'), { ...entry('One', 'Eins'), id: 'a' }, rating, { memoryOrder: 0 }),
      ],
      5,
    );
    expect(ranked.map((match) => match.entry.id)).toEqual(['a']);
  });

  test('takes the newer of two equal matches first', () => {
    const rating = rateMatch(place('One'), place('One'));
    const ranked = rankMatches(
      [
        memoryMatch(place('One'), { ...entry('One', 'Eins'), changedAt: '2024-01-01T00:00:00Z' }, rating),
        memoryMatch(place('One'), { ...entry('One', 'Einer'), changedAt: '2025-01-01T00:00:00Z' }, rating),
      ],
      1,
    );
    expect(ranked.map((match) => match.target.text)).toEqual(['Einer']);
  });
});

/** Words of fewer than five letters: similar words are found by luck, not by the bound. */
function sentence(): fc.Arbitrary<string> {
  const word = fc.constantFrom('red', 'blue', 'car', 'file', '3', '17', '文', '件', 'Red', 'a.', '{{1/}');
  return fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
}

function entry(source: string, target: string): MemoryEntry {
  return { id: `${source}|${target}`, source: fromMarkup(source), target: fromMarkup(target) };
}

function summary({ entry: { id, source }, netRate, rating, target }: MemoryMatch) {
  return { id, source, netRate, rating, target };
}

function place(markup: string): SourceInContext {
  return { source: fromMarkup(markup) };
}
