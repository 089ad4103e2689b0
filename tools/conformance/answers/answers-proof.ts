import { type Proof, secondsSince } from '../proof.ts';
import { checkKeptCodes } from './check-kept-codes.ts';
import { checkMalformedAnswers } from './check-malformed-answers.ts';
import { checkMalformedBodies } from './check-malformed-bodies.ts';
import { checkRealEngine } from './check-real-engine.ts';
import { codedSegments } from './coded-segments.ts';

const malformedAnswers = 10_000;
const leastKept = 0.98;

/**
 * Proves that an answer of an engine is stored only if it is a translation: malformed answers give the right text or
 * none, and texts of documents keep their codes even if a model mishandles them.
 */
export const answersProof: Proof = {
  name: 'answers',
  async *run({ corpusDir, seed, print }) {
    const started = performance.now();
    const malformed = await checkMalformedAnswers(seed, malformedAnswers);
    print(
      `answers    ${malformed.answers} malformed: ${malformed.translated} texts translated, ${malformed.refused} refused, ` +
        `${malformed.faults.length} wrong, seed ${seed}, ${secondsSince(started)}`,
    );
    const bodies = await checkMalformedBodies(seed, malformedAnswers);
    print(
      `answers    ${bodies.answers} bodies of services, half of them malformed: ${bodies.translated} texts translated, ` +
        `${bodies.refused} refused, ${bodies.faults.length} wrong, ${secondsSince(started)}`,
    );
    const texts = codedSegments(corpusDir);
    const { segments, kept, restored, inPlace } = await checkKeptCodes(seed, texts);
    const share = kept / segments;
    print(
      `answers    ${segments} texts with codes: ${(100 * share).toFixed(2)} % keep every code once; ` +
        `${restored} had theirs put back, ${inPlace} of them where they belong, ${secondsSince(started)}`,
    );
    const real = await checkRealEngine(texts);
    print(
      real === undefined
        ? 'answers    Apertium for English to Spanish is not installed'
        : `answers    ${real.kept} of them keep every code in Apertium, ${real.restored} put back, ${secondsSince(started)}`,
    );
    const lost = share >= leastKept ? [] : [`answers: only ${kept} of ${segments} texts keep their codes`];
    const lostByReal =
      real === undefined || real.kept / segments >= leastKept
        ? []
        : [`answers: only ${real.kept} of ${segments} texts keep their codes in Apertium`];
    yield* [...malformed.faults, ...bodies.faults, ...lost, ...lostByReal];
  },
};
