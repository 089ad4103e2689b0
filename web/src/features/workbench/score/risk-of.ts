import type { Segment } from '@transloom/contracts/segments';
import type { Risk } from '../filter/segment-criteria.ts';

/** The risk of a machine translation by its score (D3.5); undefined where the project does not score, or it has none. */
export function riskOf(
  { score, origin }: Pick<Segment, 'score' | 'origin'>,
  threshold: number | null,
): Risk | undefined {
  if (score === null || threshold === null || origin !== 'engine') return undefined;
  return score < threshold ? 'high' : 'low';
}
