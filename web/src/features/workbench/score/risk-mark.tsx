import { AlertFilled } from '@ant-design/icons';
import type { Segment } from '@transloom/contracts/segments';
import { riskOf } from '@transloom/core/quality/risk-of';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useQuality } from '../quality/use-issues.ts';

/** Marks a row whose machine translation is of high risk. */
export function RiskMark({ segment, className }: { readonly segment: Segment; readonly className: string }) {
  const { t } = useTranslation('workbench');
  const threshold = useQuality(({ setup }) => setup?.scoreThreshold ?? null);
  if (riskOf(segment, threshold) !== 'high') return null;
  const label = t('score.mark', { score: segment.score ?? 0 });
  return (
    <Tooltip title={label}>
      <span role="img" aria-label={label} className={className}>
        <AlertFilled />
      </span>
    </Tooltip>
  );
}
