import type { VersionScores } from '@transloom/contracts/custom-engine-versions';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { formatScore } from './format-score.ts';

interface ScoreGainProps {
  readonly scores: VersionScores;
  readonly metric: 'bleu' | 'chrf';
}

/** A score, and how much more or less it is than the base engine's. */
export function ScoreGain({ scores: { custom, base }, metric }: ScoreGainProps) {
  const { t } = useTranslation('custom-engines');
  const gain = base === null ? null : custom[metric] - base[metric];
  return (
    <Text size="table" numeric>
      {formatScore(custom[metric])}
      {gain === null ? null : (
        <Text size="small" tone={toneOf(formatScore(gain), gain)} numeric>
          {` ${t(gain < 0 ? 'score.less' : 'score.more', { points: formatScore(Math.abs(gain)) })}`}
        </Text>
      )}
    </Text>
  );
}

/** What is rounded away is no gain. */
function toneOf(written: string, gain: number) {
  if (Number(written) === 0) return 'tertiary';
  return gain < 0 ? 'danger' : 'success';
}
