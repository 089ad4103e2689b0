import { type BleuCounts, bleuScore, countBleu, sumBleu } from '../../../scoring/bleu.ts';
import type { Tokenization } from '../../../scoring/score-tokens.ts';
import type { TextPair } from '../bitext.ts';
import { bestTranslations } from '../decoder/best-translations.ts';
import { search } from '../decoder/search.ts';
import { readSource } from '../decoder/source-words.ts';
import { translationFeatures } from '../decoder/translation-features.ts';
import { writeTarget, writtenWords } from '../decoder/write-target.ts';
import type { Weights } from '../features.ts';
import type { StatisticalModel } from '../statistical-model.ts';
import { type Steps, shareOf } from '../steps.ts';
import { tokenize } from '../tokens.ts';
import { learnWeights, type TunedCandidate } from './learn-weights.ts';

const rounds = 5;
const candidatesEach = 60;
/** Narrower than a translation that counts. */
const limits = { width: 60, jump: 6, keepEquals: true };

/** Candidates by what tells them apart; many are the same text in other phrases. */
interface Pool {
  readonly pair: TextPair;
  readonly candidates: Map<string, TunedCandidate>;
  readonly texts: Map<string, BleuCounts>;
}

/** The weights with which a model translates pairs that it did not learn from best, by BLEU. */
export function* tuneWeights(
  model: StatisticalModel,
  pairs: readonly TextPair[],
  tokenization: Tokenization,
): Steps<Weights> {
  const pools = pairs.map((pair): Pool => ({ pair, candidates: new Map(), texts: new Map() }));
  let weights = model.weights;
  let best = { weights, bleu: -1 };
  for (let round = 0; round < rounds; round++) {
    const gathering = gatherAll(pools, { ...model, weights }, tokenization);
    const bleu = yield* shareOf(gathering, round / rounds, (round + 1) / rounds);
    // What looks best among the candidates there are may be worse among those it leads to.
    if (bleu > best.bleu) best = { weights, bleu };
    const texts = pools.map(({ candidates }) => [...candidates.values()]);
    if (round < rounds - 1) weights = learnWeights(texts, weights);
  }
  return best.weights;
}

/** BLEU of what the model would choose. */
function* gatherAll(
  pools: readonly Pool[],
  model: StatisticalModel,
  tokenization: Tokenization,
): Steps<number> {
  const chosen: BleuCounts[] = [];
  for (const [i, pool] of pools.entries()) {
    chosen.push(...gather(pool, model, tokenization));
    if (i % 16 === 0) yield i / pools.length;
  }
  return bleuScore(sumBleu(chosen));
}

/** Adds what the model thinks of now to what it thought of before; gives the counts of what it would choose. */
function gather(
  { pair: { source, target }, texts, candidates: known }: Pool,
  model: StatisticalModel,
  tokenization: Tokenization,
): readonly BleuCounts[] {
  const read = readSource(tokenize(source), model);
  const candidates = bestTranslations(search(read, model, limits), candidatesEach).map((steps) => {
    const features = translationFeatures(steps, model);
    const text = writeTarget(writtenWords(steps, read, model), { words: read.tokens, codes: [] }, model);
    const key = `${text}\u0000${features.join()}`;
    const counts = texts.get(text) ?? countBleu(text, [target], tokenization);
    const candidate = { features, counts };
    texts.set(text, counts);
    known.set(key, candidate);
    return candidate;
  });
  return candidates.slice(0, 1).map(({ counts }) => counts);
}
