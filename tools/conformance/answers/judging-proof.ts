import { findBatchFaults } from '@transloom/core/answers/find-batch-faults';
import { findAnswerFault } from '@transloom/core/answers/judge-answer';
import { pick, type Random, seededRandom } from '@transloom/core/random/seeded-random';
import { type Proof, secondsSince } from '../proof.ts';
import { readKnownAnswers } from './known-answers.ts';
import { type KnownAnswer, type Spoil, spoils } from './spoiled-answers.ts';

const leastCaught = 0.98;
const mostRefused = 0.001;
/** One answer in so many is spoiled in every way. */
const spoiledOf = 7;
const batchSize = 8;

/** Answers that are no translations are refused, and those of good translators are not. */
export const judgingProof: Proof = {
  name: 'judging',
  async *run({ corpusDir, seed, print }) {
    const started = performance.now();
    const answers = readKnownAnswers(corpusDir).filter(
      ({ source, target }) => source !== '' && target !== '',
    );
    const refused = answers.filter((answer) => isRefused(answer, answer.target)).length;
    const tellRefused = `${refused} of ${answers.length} good answers refused (${percent(refused / answers.length)})`;
    print(`judging    ${tellRefused}, ${secondsSince(started)}`);
    const random = seededRandom(seed);
    const some = answers.filter((_, index) => index % spoiledOf === 0);
    const tallies = [
      ...Object.entries(spoils).map(([kind, spoil]) => ({ kind, ...tally(some, spoil, random) })),
      { kind: 'one answer for all', ...tallySameAnswers(some, random) },
      { kind: 'all left as it was', ...tallyUnchanged(some) },
    ];
    for (const { kind, caught, planted } of tallies)
      print(`judging    ${kind}: ${caught} of ${planted} caught (${percent(caught / planted)})`);
    const planted = tallies.reduce((sum, one) => sum + one.planted, 0);
    const caught = tallies.reduce((sum, one) => sum + one.caught, 0);
    print(
      `judging    ${caught} of ${planted} bad answers caught (${percent(caught / planted)}), seed ${seed}, ${secondsSince(started)}`,
    );
    yield* [
      ...(caught / planted >= leastCaught
        ? []
        : [`judging: only ${caught} of ${planted} bad answers are caught`]),
      ...(refused / answers.length <= mostRefused ? [] : [`judging: ${tellRefused}`]),
    ];
  },
};

interface Tally {
  readonly planted: number;
  readonly caught: number;
}

function isRefused(answer: KnownAnswer, target: string): boolean {
  return findAnswerFault(answer.source, target, answer) !== undefined;
}

function tally(answers: readonly KnownAnswer[], spoil: Spoil, random: Random): Tally {
  const spoiled = answers.flatMap((answer) => {
    const target = spoil(answer, random);
    return target === undefined || target === answer.target ? [] : [isRefused(answer, target)];
  });
  return { planted: spoiled.length, caught: spoiled.filter(Boolean).length };
}

function batches(answers: readonly KnownAnswer[]): readonly (readonly KnownAnswer[])[] {
  const count = Math.floor(answers.length / batchSize);
  return Array.from({ length: count }, (_, i) => answers.slice(i * batchSize, (i + 1) * batchSize)).filter(
    (batch) => batch.every(({ targetLanguage }) => targetLanguage === batch[0]?.targetLanguage),
  );
}

/** Every text of a batch gets the answer of one of them. */
function tallySameAnswers(answers: readonly KnownAnswer[], random: Random): Tally {
  return tallyBatches(answers, (batch) => {
    const { target } = pick(random, batch);
    return batch.map(({ source }) => ({ source, target }));
  });
}

function tallyUnchanged(answers: readonly KnownAnswer[]): Tally {
  return tallyBatches(answers, (batch) => batch.map(({ source }) => ({ source, target: source })));
}

function tallyBatches(
  answers: readonly KnownAnswer[],
  spoil: (batch: readonly KnownAnswer[]) => readonly { readonly source: string; readonly target: string }[],
): Tally {
  const found = batches(answers).map((batch) => {
    const [first] = batch;
    return first !== undefined && findBatchFaults(spoil(batch), first).size > batchSize / 2;
  });
  return { planted: found.length, caught: found.filter(Boolean).length };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
