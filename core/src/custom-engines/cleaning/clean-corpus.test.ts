import { expect, test } from 'vitest';
import { fromMarkup } from '../../inline/markup.ts';
import { madePairs } from '../statistical/made-corpus.ts';
import { type CleaningOptions, cleanCorpus, type PairVerdict } from './clean-corpus.ts';
import type { CorpusCounts } from './corpus-counts.ts';
import type { CorpusPair } from './corpus-pair.ts';

const pair = (source: string, target: string, document = 'a.txt'): CorpusPair => ({
  source: fromMarkup(source),
  target: fromMarkup(target),
  document,
});

/** Documents of 25 pairs each. */
const made = madePairs(1_000, 7).map(({ source, target }, i) =>
  pair(source, target, `${Math.floor(i / 25)}.txt`),
);

async function clean(pairs: readonly CorpusPair[], options: Partial<CleaningOptions> = {}) {
  const cleaning = cleanCorpus({
    read: () => pairs,
    sourceLanguage: 'en',
    targetLanguage: 'x-made',
    seed: 1,
    ...options,
  });
  const verdicts: PairVerdict[] = [];
  for (;;) {
    const { done, value } = await cleaning.next();
    if (done) return { verdicts, counts: value satisfies CorpusCounts };
    verdicts.push(value);
  }
}

test('counts what came, what repeats, what is left out and what is kept', async () => {
  const { verdicts, counts } = await clean([
    pair('Open the red file.', 'Nepo eht der elif.'),
    pair('Open the red file.', 'Nepo eht der elif.'),
    pair('open the red file', 'nepo eht der elif'),
    pair('', 'Nothing there.'),
    pair('Close 12 windows.', 'Esolc 13 swodniw.'),
  ]);
  expect(verdicts.map(({ faults }) => faults)).toEqual([
    [],
    ['duplicate'],
    ['nearDuplicate'],
    ['empty'],
    ['numbers'],
  ]);
  expect(counts).toMatchObject({
    uploaded: 5,
    suspected: 0,
    afterDeduplication: 3,
    afterCleaning: 1,
    faults: { duplicate: 1, nearDuplicate: 1, empty: 1, numbers: 1, lengths: 0 },
  });
});

test('keeps three targets of a source and no more', async () => {
  const { verdicts } = await clean(
    ['Nepo', 'Tratse', 'Nigebo', 'Hcnualo'].map((word) => pair('Start it now', `${word} ti won`)),
  );
  expect(verdicts.map(({ faults }) => faults)).toEqual([[], [], [], ['manyTargets']]);
});

test('leaves no sound pair out for one that is left out', async () => {
  const { verdicts } = await clean([
    pair('Take 5 of them.', 'Ekat 6 fo meht.'),
    pair('Take 5 of them.', 'Ekat 5 fo meht.'),
  ]);
  expect(verdicts.map(({ faults }) => faults)).toEqual([['numbers'], []]);
});

test('finds targets whose length does not fit, by what the corpus shows', async () => {
  const short = pair('The small garden moves 44 bright letter and more of them.', 'Nedrago 44.');
  const { verdicts } = await clean([...made, short]);
  expect(verdicts.at(-1)?.faults).toEqual(['lengths']);
  expect(verdicts.filter(({ faults }) => faults.includes('lengths'))).toHaveLength(1);
});

test('suspects pairs that do not translate one another, whether learned from or not', async () => {
  const wrong = pair('The cat finds 20 bright river.', 'Rehcaeto 20 enotso dloo speeko.', 'wrong.txt');
  const { verdicts, counts } = await clean([...made, wrong]);
  const rated = verdicts.filter(({ faults }) => faults.length === 0);
  expect(Math.min(...rated.map(({ likelihood }) => likelihood))).toBe(verdicts.at(-1)?.likelihood);
  expect(verdicts.at(-1)).toMatchObject({ suspected: true, faults: [] });
  expect(counts.suspected).toBeGreaterThan(0);
  expect(counts.suspected).toBeLessThanOrEqual(0.031 * counts.afterCleaning);
});

test('keeps whole documents for development and testing, and nothing like them for training', async () => {
  const otherwise = made.map(({ source, target, document }) => ({
    source,
    document: `other-${document}`,
    target: fromMarkup(`Os ${target.text}`),
  }));
  const pairs = [...made, ...otherwise];
  const { verdicts, counts } = await clean(pairs);
  const partsOf = Map.groupBy(
    verdicts.map(({ part }, i) => ({ part, document: pairs[i]?.document })),
    ({ document }) => document,
  );
  for (const of of partsOf.values()) expect(new Set(of.map(({ part }) => part)).size).toBe(1);
  const sources = (wanted: string) =>
    verdicts.flatMap(({ source, faults, part }) =>
      part === wanted && faults.length === 0 ? [source.text.replace(/\d+/, '#')] : [],
    );
  const [train, development, tested] = [sources('train'), sources('development'), sources('test')];
  expect(counts.parts).toEqual({ train: train.length, development: development.length, test: tested.length });
  expect(tested.length).toBeGreaterThan(20);
  expect(development.length).toBeGreaterThan(20);
  expect(train.filter((source) => development.includes(source) || tested.includes(source))).toEqual([]);
  expect(development.filter((source) => tested.includes(source))).toEqual([]);
  expect(counts.faults.alikeHeldOut).toBeGreaterThan(0);
});

test('cuts a corpus that is a single document', async () => {
  const { counts } = await clean(made.map(({ source, target }) => ({ source, target })));
  expect(counts.parts.test).toBeGreaterThan(20);
});

test('finds the same for the same seed, and other parts for another', async () => {
  const [first, again, other] = [await clean(made), await clean(made), await clean(made, { seed: 2 })];
  expect(again).toEqual(first);
  expect(other.verdicts.map(({ part }) => part)).not.toEqual(first.verdicts.map(({ part }) => part));
});

test('gives texts in one form, without styles and invisible characters', async () => {
  const { verdicts } = await clean([pair('{b}Cafe\u0301{/b}\u200b {1/} now', ' Efac\t{1/} won ')]);
  expect(verdicts[0]).toMatchObject({
    source: { text: 'Café  now', styles: [] },
    target: { text: 'Efac  won' },
  });
});

test('stops when its signal is aborted', async () => {
  await expect(clean(made, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
});
