import type { QuoteLine } from '@transloom/contracts/quotes';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../i18n/format.ts';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { NameButton } from '../../ui/name-link.tsx';
import { columnText, lineText } from '../analyses/line-texts.ts';

interface QuoteLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly unit: 'words' | 'characters' | 'chineseKoreanWords';
  /** Shows the segments of a line. */
  readonly onOpen: (line: AnalysisLine) => void;
}

/** The buckets of a quote: what was counted, its rate, and what comes of it (D3.24). */
export function QuoteLines({ lines, unit, onOpen }: QuoteLinesProps) {
  return (
    <DataTable<QuoteLine>
      name="quote-lines"
      label={columnText('line')}
      query={{ data: [...lines], error: null, refetch: () => undefined }}
      rowKey={({ line }) => line}
      columns={useColumns(unit, onOpen)}
      empty={null}
    />
  );
}

function useColumns(
  unit: QuoteLinesProps['unit'],
  onOpen: QuoteLinesProps['onOpen'],
): readonly DataColumn<QuoteLine>[] {
  const { t } = useTranslation('quotes');
  return [
    {
      key: 'line',
      title: columnText('line'),
      width: 200,
      grow: true,
      render: ({ line, segments }) =>
        segments === 0 ? (
          lineText(line)
        ) : (
          <NameButton onClick={() => onOpen(line)}>{lineText(line)}</NameButton>
        ),
    },
    {
      key: 'segments',
      title: columnText('segments'),
      width: 90,
      numeric: true,
      render: ({ segments }) => formatNumber(segments),
    },
    {
      key: 'count',
      title: t(`unit.${unit}`),
      width: 130,
      numeric: true,
      render: (line) => formatNumber(line[unit]),
    },
    {
      key: 'rate',
      title: columnText('rate'),
      width: 80,
      numeric: true,
      render: ({ rate }) => formatPercent(rate / 100),
    },
    {
      key: 'billable',
      title: t('quote.billable'),
      width: 110,
      numeric: true,
      render: ({ billableHundredths }) => formatNumber(billableHundredths / 100),
    },
  ];
}
