import type { EngineVariant } from '@transloom/contracts/custom-engine-fields';
import type { ComparedSegment, VersionScores } from '@transloom/contracts/custom-engine-versions';
import { tokenizationFor } from '@transloom/core/custom-engines/statistical/train-statistical-engine';
import { scoreCorpus } from '@transloom/core/scoring/score-corpus';
import { betterVariant } from '../../custom-engines/post-editing/better-variant.ts';

interface ScoredVersion {
  readonly scores: VersionScores;
  /** The better one. */
  readonly variant: EngineVariant;
}

/** BLEU and chrF of a version in each way it can translate, and of its base engine, over the same segments. */
export function scoreVersion(compared: readonly ComparedSegment[], targetLanguage: string): ScoredVersion {
  const tokenization = tokenizationFor(targetLanguage);
  const scored = (of: (segment: ComparedSegment) => string) =>
    scoreCorpus(
      compared.map((segment) => ({ hypothesis: of(segment), references: [segment.reference] })),
      { tokenization },
    );
  const pointsOf = (part: 'base' | 'postEdited') => {
    if (compared.every((segment) => segment[part] === null)) return null;
    const { bleu, chrf } = scored((segment) => segment[part] ?? '');
    return { bleu, chrf };
  };
  const { bleu, chrf, signature, chrfSignature } = scored((segment) => segment.custom);
  const [plain, edited] = [{ bleu, chrf }, pointsOf('postEdited')];
  const variants = edited === null ? null : { plain, 'post-edited': edited };
  const variant = variants === null ? 'plain' : betterVariant(variants);
  const scores = {
    segments: compared.length,
    custom: variants?.[variant] ?? plain,
    base: pointsOf('base'),
    variants,
    bleuSignature: signature,
    chrfSignature,
  };
  return { scores, variant };
}
