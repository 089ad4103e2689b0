import type { Segment, SegmentChange } from '@transloom/contracts/segments';
import type { SourceConcept } from '@transloom/core/quality/term-checks';
import type { QualityState } from './quality-store.ts';
import type { CheckedText } from './text-checker.ts';

/** Whether a segment is checked now, by what the project says. Rule D4.25: a locked segment has no issues. */
export function isMeantNow(
  { setup, asked }: Pick<QualityState, 'setup' | 'asked'>,
  { locked }: Segment,
  { target, confirmed }: Pick<Segment, 'target' | 'confirmed'>,
): boolean {
  if (locked) return false;
  if (asked > 0 || setup?.when === 'confirming') return asked > 0 || confirmed;
  // What nobody has begun is no issue yet.
  return setup?.when === 'typing' && (confirmed || target !== '');
}

/** A segment as it is checked: its row, and what was typed in it since. */
export function textToCheck(
  { segmentId, source }: Segment,
  {
    target,
    confirmed,
    origin,
    matchRate,
  }: Pick<SegmentChange, 'target' | 'confirmed' | 'origin' | 'matchRate'>,
  concepts: readonly SourceConcept[],
): CheckedText {
  const isUnchanged = confirmed && origin === 'memory';
  const unchangedMatchRate = isUnchanged ? (matchRate ?? undefined) : undefined;
  return { segmentId, source, target, concepts, unchangedMatchRate };
}
