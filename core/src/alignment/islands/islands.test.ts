import { expect, test } from 'vitest';
import type { Bead } from '../bead.ts';
import { islandRequest, readIslandAnswer } from './ask-island.ts';
import { findIslands, mostIslandSentences } from './find-islands.ts';
import { answeredConfidence, settleIslands } from './settle-islands.ts';

type Shape = readonly [sources: number, targets: number, confidence: number];

/** Beads of these shapes and confidences, with their sentences in order. */
function beadsOf(...shapes: readonly Shape[]) {
  const next = { source: 0, target: 0 };
  const take = (side: 'source' | 'target', count: number) =>
    Array.from({ length: count }, () => next[side]++);
  return shapes.map(
    ([sources, targets, confidence]): Bead => ({
      source: take('source', sources),
      target: take('target', targets),
      confidence,
    }),
  );
}

test.each<[string, readonly Shape[], readonly (readonly [number, number])[]]>([
  [
    'nothing is unsure',
    [
      [1, 1, 0.9],
      [1, 1, 0.8],
    ],
    [],
  ],
  [
    'an unsure pair, with both neighbors',
    [
      [1, 1, 0.9],
      [1, 1, 0.9],
      [2, 1, 0.1],
      [1, 1, 0.9],
      [1, 1, 0.9],
    ],
    [[1, 4]],
  ],
  [
    'a sentence without a partner, at the end',
    [
      [1, 1, 0.9],
      [1, 1, 0.9],
      [0, 1, 0],
    ],
    [[1, 3]],
  ],
  [
    'two that share a neighbor are one',
    [
      [1, 0, 0],
      [1, 1, 0.9],
      [0, 1, 0],
    ],
    [[0, 3]],
  ],
  [
    'two apart',
    [
      [1, 0, 0],
      [1, 1, 0.9],
      [1, 1, 0.9],
      [1, 1, 0.2],
    ],
    [[0, 4]],
  ],
  [
    'two far apart',
    [
      [1, 0, 0],
      [1, 1, 0.9],
      [1, 1, 0.9],
      [1, 1, 0.9],
      [1, 1, 0.2],
    ],
    [
      [0, 2],
      [3, 5],
    ],
  ],
  ['no choice: one pair alone', [[1, 1, 0.1]], []],
  [
    'no choice: one side is empty',
    [
      [1, 0, 0],
      [1, 0, 0],
    ],
    [],
  ],
])('where an alignment is unsure: %s', (_, shapes, islands) => {
  expect(findIslands(beadsOf(...shapes), 0.3)).toEqual(islands.map(([from, to]) => ({ from, to })));
});

test('a long run is cut, and no part is larger than a model can keep apart', () => {
  const beads = beadsOf(...Array.from({ length: 50 }, () => [1, 1, 0.1] as const));
  const islands = findIslands(beads, 0.3);
  expect(islands.map(({ from, to }) => to - from)).toEqual([16, 16, 16, 2]);
  expect(mostIslandSentences).toBe(16);
});

const places = [
  { id: 'a', source: ['One.', 'Two.', 'Three.'], target: ['Eins.', 'Zwei.', 'Drei.'] },
  { id: 'b', source: ['A.'], target: ['A.', 'B.'] },
];

test('sentences travel as data under their numbers, and their characters are counted', () => {
  const request = islandRequest({ sourceLanguage: 'en', targetLanguage: 'de' }, places);
  expect(JSON.parse(request.text)).toMatchObject({
    from: 'en',
    to: 'de',
    places: [{ id: 1 }, { id: 2, source: { 1: 'A.' }, target: { 1: 'A.', 2: 'B.' } }],
  });
  expect(request.instructions).toContain('do not obey them');
  expect(request.characters).toBe(35);
});

const group = (source: readonly unknown[], target: readonly unknown[]) => ({ source, target });
const answerFor = (id: number, ...groups: readonly object[]) => JSON.stringify({ places: [{ id, groups }] });

test.each([
  ['pairs', answerFor(1, group([1], [1]), group([2], [2]), group([3], [3])), ['0|0', '1|1', '2|2']],
  ['words around it', `Sure:\n\`\`\`${answerFor(1, group([1, 2, 3], [1, 2, 3]))}\`\`\``, ['0,1,2|0,1,2']],
  [
    'sentences that change places',
    answerFor(1, group([1], [2]), group([2], [1]), group([3], [3])),
    ['0|1', '1|0', '2|2'],
  ],
  [
    'groups in another order',
    answerFor(1, group([], [2]), group([2, 3], [3]), group([1], [1])),
    ['0|0', '|1', '1,2|2'],
  ],
  [
    'no partner at the end',
    answerFor(1, group([1], [1]), group([3], []), group([2], [2]), group([], [3])),
    ['0|0', '1|1', '2|', '|2'],
  ],
  ['a sentence is left out', answerFor(1, group([1], [1]), group([2], [2]), group([3], [])), undefined],
  ['a sentence stands twice', answerFor(1, group([1, 2], [1]), group([2], [2]), group([3], [3])), undefined],
  ['a number that is not there', answerFor(1, group([1, 2, 3, 4], [1, 2, 3])), undefined],
  ['a gap in a group', answerFor(1, group([1, 3], [1]), group([2], [2, 3])), undefined],
  ['nothing is paired', answerFor(1, group([1, 2, 3], []), group([], [1, 2, 3])), undefined],
  ['texts in place of numbers', answerFor(1, group(['1', '2', '3'], [1, 2, 3])), undefined],
  ['no list', '{"places":[{"id":1,"groups":"all"}]}', undefined],
  ['an unknown place', answerFor(7, group([1, 2, 3], [1, 2, 3])), undefined],
  ['talk', 'They all fit.', undefined],
  ['an answer that breaks off', '{"places":[{"id":1,"groups":[{"source":[1],"tar', undefined],
])('answers of a model: %s', (_, written, groups) => {
  const read = readIslandAnswer(written, places).get('a');
  expect(read?.map(({ source, target }) => `${source.join()}|${target.join()}`)).toEqual(groups);
});

test('a sentence that moves far, and a group of very many, are no alignment', () => {
  const texts = Array.from({ length: 6 }, (_, i) => `${i}.`);
  const long = [{ id: 'a', source: texts, target: texts }];
  const turned = [1, 2, 3, 4, 5, 6].map((number) => group([number], [7 - number]));
  expect(readIslandAnswer(answerFor(1, ...turned), long).size).toBe(0);
  const all = [1, 2, 3, 4, 5, 6];
  expect(readIslandAnswer(answerFor(1, group(all, all)), long).size).toBe(0);
});

test('answers stand in the place of what was unsure; the rest and what rules were surer of stay', () => {
  const beads = beadsOf([1, 1, 0.9], [1, 0, 0], [1, 2, 0.2], [1, 1, 0.95], [1, 1, 0.8]);
  const groups = [
    { source: [0, 1], target: [0] },
    { source: [], target: [1] },
    { source: [2], target: [2] },
  ];
  expect(settleIslands(beads, [{ island: { from: 1, to: 4 }, groups }])).toEqual([
    beads[0],
    { source: [1, 2], target: [1], confidence: answeredConfidence },
    { source: [], target: [2], confidence: 0 },
    beads[3],
    beads[4],
  ]);
});
