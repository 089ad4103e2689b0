import type { EngineVariant } from '@transloom/contracts/custom-engine-fields';
import type { VersionScores } from '@transloom/contracts/custom-engine-versions';
import type { VersionRow } from './engine-versions.store.ts';

/** Of the variant that translates; of versions of earlier there is one. */
export function shownScores({
  scores,
  variant,
}: Pick<VersionRow, 'scores' | 'variant'>): VersionScores | null {
  if (scores === null) return null;
  const { variants = null, ...measured } = scores as Omit<VersionScores, 'variants'> & Partial<VersionScores>;
  return { ...measured, variants, custom: variants?.[variant as EngineVariant] ?? measured.custom };
}
