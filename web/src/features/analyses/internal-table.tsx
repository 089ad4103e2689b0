import type { AnalysisCounts } from '@transloom/contracts/analyses';
import { internalBands } from '@transloom/core/analysis/count-internal';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';
import type { CountUnit } from './count-units.ts';
import { lineText } from './line-texts.ts';

interface InternalTableProps {
  readonly internal: NonNullable<AnalysisCounts['internal']>;
  readonly unit: CountUnit;
}

/** What earlier segments of the project spare; counted beside the lines, never in them. */
export function InternalTable({ internal, unit }: InternalTableProps) {
  const { t } = useTranslation('analyses');
  const facts = internalBands.map((band) => ({
    label: lineText(band),
    value: formatNumber(internal[band][unit]),
  }));
  return (
    <Section title={t('internal.title')} description={t('internal.text')}>
      <Facts facts={facts} />
    </Section>
  );
}
