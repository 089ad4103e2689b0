import type { MemoryMatch } from '@transloom/contracts/memories';
import { type PenaltyReason, penaltyReasons } from '@transloom/core/memory/memory-match';
import type { DifferenceKind } from '@transloom/core/memory/rate/match-differences';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';

const differences: readonly DifferenceKind[] = [
  ...(['punctuation', 'case', 'codes', 'styles', 'numbers', 'white-space', 'width', 'characters'] as const),
];
const reasons: readonly (DifferenceKind | PenaltyReason)[] = [...differences, ...penaltyReasons];

/** Why a match is rated lower than its words alone, as a sum. */
export function MatchReasons({ rate, penalties }: Pick<MemoryMatch, 'rate' | 'penalties'>) {
  const { t } = useTranslation('workbench');
  if (penalties.length === 0) return null;
  const taken = penalties.reduce((sum, { points }) => sum + points, 0);
  const words = penalties.map(({ reason, points }) => {
    const known = reasons.find((each) => each === reason);
    return t('matches.lessFor', { points, reason: t(known ? `penalty.${known}` : 'penalty.other') });
  });
  return (
    <Text size="small" tone="tertiary">
      {t('matches.sum', { before: rate + taken, taken: words.join(' '), rate })}
    </Text>
  );
}
