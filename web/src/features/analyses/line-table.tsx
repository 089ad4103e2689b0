import type { AnalysisResult } from '@transloom/contracts/analyses';
import { type AnalysisLine, analysisLines } from '@transloom/core/analysis/analysis-line';
import { type LineCount, totalOf } from '@transloom/core/analysis/count-lines';
import { weighWords } from '@transloom/core/analysis/rate-scheme';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { LineSwatch } from './band-bar.tsx';
import { billedUnit, type CountUnit, type Lines } from './count-units.ts';
import { columnText, lineText } from './line-texts.ts';
import { shareText } from './share-text.ts';

interface LineTableProps {
  readonly lines: Lines;
  readonly rates: AnalysisResult['scheme']['rates'];
  /** What shares and billable counts are of. */
  readonly unit: CountUnit;
  /** The same of an earlier analysis, to show what changed. */
  readonly before: Lines | undefined;
  readonly onOpen: (line: AnalysisLine) => void;
}

interface LineRow {
  readonly line: AnalysisLine | 'total';
  readonly counts: LineCount;
  readonly before: LineCount | undefined;
  readonly rate: number | undefined;
  readonly billable: number;
  readonly share: string;
}

/** Every line with its counts, and their sum below. */
export function LineTable(props: LineTableProps) {
  const { t } = useTranslation('analyses');
  return (
    <DataTable
      name="analysis-lines"
      label={t('table.label')}
      query={{ data: rowsOf(props), error: null, refetch: () => undefined }}
      rowKey={({ line }) => line}
      columns={useColumns(props)}
      empty={null}
    />
  );
}

function rowsOf({ lines, before, rates, unit }: LineTableProps): readonly LineRow[] {
  const total = totalOf(lines);
  const billed = billedUnit(unit);
  const rows = analysisLines.map((line) => ({
    line,
    counts: lines[line],
    before: before?.[line],
    rate: rates[line],
    billable: Math.round((lines[line][billed] * rates[line]) / 100),
    share: shareText(lines[line][unit], total[unit]),
  }));
  const sum: LineRow = {
    line: 'total',
    counts: total,
    before: before && totalOf(before),
    rate: undefined,
    billable: weighWords(lines, rates, billed),
    share: shareText(total[unit], total[unit]),
  };
  return [...rows, sum];
}

function useColumns({ unit, before, onOpen }: LineTableProps): readonly DataColumn<LineRow>[] {
  const { t } = useTranslation('analyses');
  const figures = ['segments', 'words', 'characters', 'chineseKoreanWords'] as const;
  return [
    {
      key: 'line',
      title: columnText('line'),
      width: 220,
      render: ({ line, counts }) => <LineName {...{ line, counts, onOpen }} />,
    },
    ...figures.map((figure) => ({
      key: figure,
      title: columnText(figure),
      width: 120,
      numeric: true,
      render: ({ line, counts }: LineRow) => (
        <Text size="table" numeric strong={line === 'total'}>
          {formatNumber(counts[figure])}
        </Text>
      ),
    })),
    ...(before === undefined
      ? []
      : [
          {
            key: 'change',
            title: t('table.change'),
            width: 110,
            numeric: true,
            render: ({ counts, before: earlier }: LineRow) =>
              changeText(counts[unit] - (earlier?.[unit] ?? 0)),
          },
        ]),
    { key: 'share', title: t('table.share'), width: 80, numeric: true, render: ({ share }) => share },
    {
      key: 'rate',
      title: columnText('rate'),
      width: 90,
      numeric: true,
      render: ({ rate }) => (rate === undefined ? '' : `${rate}%`),
    },
    {
      key: 'billable',
      title: t(`table.billable.${billedUnit(unit)}`),
      width: 120,
      numeric: true,
      render: ({ billable, line }) => (
        <Text size="table" numeric strong={line === 'total'}>
          {formatNumber(billable)}
        </Text>
      ),
    },
  ];
}

interface LineNameProps extends Pick<LineTableProps, 'onOpen'> {
  readonly line: LineRow['line'];
  readonly counts: LineCount;
}

/** Opens the segments of the line, where it has any. */
function LineName({ line, counts, onOpen }: LineNameProps) {
  const { t } = useTranslation('analyses');
  if (line === 'total')
    return (
      <Text size="table" strong>
        {columnText('total')}
      </Text>
    );
  const name = lineText(line);
  return (
    <Stack direction="row" gap="xs">
      <LineSwatch line={line} />
      {counts.segments === 0 ? (
        <Text size="table" tone="tertiary">
          {name}
        </Text>
      ) : (
        <Button
          type="link"
          size="small"
          style={{ height: 'auto', padding: 0 }}
          aria-label={t('table.open', { line: name })}
          onClick={() => onOpen(line)}
        >
          {name}
        </Button>
      )}
    </Stack>
  );
}

/** −12, 0, +30 */
function changeText(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${formatNumber(change)}` : `−${formatNumber(-change)}`;
}
