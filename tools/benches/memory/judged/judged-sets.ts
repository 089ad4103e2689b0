import { pick, type Random, seededRandom } from '@transloom/core/random/seeded-random';
import { handJudged } from './hand-judged.ts';
import type { JudgedCandidate, JudgedSet } from './judged-set.ts';
import { chineseSentences, englishSentences } from './sentences.ts';

const setsPerSentence = 7;

/** Every set of the two languages, then those judged by hand. */
export function judgedSets(): readonly JudgedSet[] {
  const random = seededRandom(5);
  const made = [englishSentences, chineseSentences].flatMap((sentences) =>
    sentences.flatMap((frame) =>
      Array.from({ length: setsPerSentence }, () => judgedSet(frame, sentences, random)),
    ),
  );
  return [...made, ...handJudged];
}

function judgedSet(frame: string, frames: readonly string[], random: Random): JudgedSet {
  const words = slotsOf(frame, '|');
  const [first = 0, second = 0, third = 0] = shuffled(words, random);
  const query = fill(frame, []);
  const candidates: JudgedCandidate[] = [
    ...smallChanges(query, random).map((text) => ({ text, grade: 5 })),
    ...slotsOf(frame, '~').map((slot) => ({ text: fill(frame, [slot]), grade: 4 })),
    { text: fill(frame, [first]), grade: 3 },
    { text: fill(frame, [first, second]), grade: 2 },
    { text: fill(frame, [first, second, third]), grade: 1 },
    {
      text: fill(
        pick(
          random,
          frames.filter((other) => other !== frame),
        ),
        [],
      ),
      grade: 0,
    },
  ];
  return { query, candidates: shuffled(candidates, random) };
}

/** One of the changes that leave every word: other numbers, another sign at the end, another case. */
function smallChanges(query: string, random: Random): readonly string[] {
  const changes = [
    query.replaceAll(/\d+/g, (number) => String(Number(number) + 1 + random(3))),
    query.replace(/[.。]$/u, query.endsWith('.') ? '' : '！'),
    query.toUpperCase(),
  ];
  return [
    pick(
      random,
      changes.filter((change) => change !== query),
    ),
  ];
}

const slot = /\{([^|~}]*)([|~])([^}]*)\}/g;

function slotsOf(frame: string, kind: '|' | '~'): readonly number[] {
  return [...frame.matchAll(slot)].flatMap((match, i) => (match[2] === kind ? [i] : []));
}

/** The sentence with the second word in these slots, the first one in the others. */
function fill(frame: string, slots: readonly number[]): string {
  let number = 0;
  return frame.replace(slot, (_all, one: string, _kind, other: string) =>
    slots.includes(number++) ? other : one,
  );
}

function shuffled<Value>(values: readonly Value[], random: Random): readonly Value[] {
  return values
    .map((value) => ({ value, order: random(2 ** 30) }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}
