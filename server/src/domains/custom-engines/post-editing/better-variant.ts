import type { EngineVariant } from '@transloom/contracts/custom-engine-fields';
import type { VersionScores } from '@transloom/contracts/custom-engine-versions';

type Scores = NonNullable<VersionScores['variants']>;

/** The variant with the better BLEU and chrF; of two equal ones the plain one, which needs no other engine. */
export function betterVariant({ plain, 'post-edited': postEdited }: Scores): EngineVariant {
  const gain = postEdited.bleu - plain.bleu + (postEdited.chrf - plain.chrf);
  return gain > 0 ? 'post-edited' : 'plain';
}
