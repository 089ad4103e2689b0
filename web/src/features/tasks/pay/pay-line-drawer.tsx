import { useQuery } from '@tanstack/react-query';
import type { PaidSegment, TaskPay } from '@transloom/contracts/task-pay';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { columnText, lineText } from '../../analyses/line-texts.ts';
import { SegmentTable } from '../../analyses/segment-table.tsx';
import { useCountText } from '../../quotes/use-count-text.ts';
import { paidSegmentsQuery } from './pay.queries.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface PayLineDrawerProps {
  readonly pay: TaskPay;
  /** Undefined: closed. */
  readonly line: AnalysisLine | undefined;
  readonly onClose: () => void;
}

/** The segments behind a line of pay: how each was counted, why, and its weight. */
export function PayLineDrawer({ pay, line, onClose }: PayLineDrawerProps) {
  const { t } = useTranslation('tasks');
  const [asking, setAsking] = useState(false);
  return (
    <Drawer
      open={line !== undefined}
      onClose={onClose}
      title={line === undefined ? '' : lineText(line)}
      size={1120}
      destroyOnHidden
      extra={pay.may.ask ? <Button onClick={() => setAsking(true)}>{t('pay.askThisLine')}</Button> : null}
    >
      {line === undefined ? null : (
        <Stack gap="sm">
          <LineSum pay={pay} line={line} />
          <PaidSegments pay={pay} line={line} />
          <QuestionDialog taskId={pay.taskId} line={line} open={asking} onClose={() => setAsking(false)} />
        </Stack>
      )}
    </Drawer>
  );
}

interface LineOfPay {
  readonly pay: TaskPay;
  readonly line: AnalysisLine;
}

/** What was counted in the line, its rate, and what comes of it. */
function LineSum({ pay: { analysis, unit }, line }: LineOfPay) {
  const { t } = useTranslation('tasks');
  const counted = useCountText(unit);
  const found = analysis?.lines.find((one) => one.line === line);
  if (found === undefined) return null;
  return (
    <Text as="p" numeric>
      {t('pay.lineSum', {
        counted: counted(found[unit]),
        rate: formatPercent(found.rate / 100),
        billable: formatNumber(found.billableHundredths / 100),
      })}
    </Text>
  );
}

const pageSize = 50;

function PaidSegments({ pay, line }: LineOfPay) {
  const [page, setPage] = useState(1);
  const { taskId, sourceLanguage } = pay;
  const query = useQuery(paidSegmentsQuery({ taskId, line, pageNumber: page, pageSize }));
  return (
    <SegmentTable<PaidSegment>
      {...{ query, page, pageSize, sourceLanguage }}
      scope={{ kind: 'document' }}
      onPage={setPage}
      more={useWeightColumns(pay.unit)}
    />
  );
}

function useWeightColumns(unit: TaskPay['unit']): readonly DataColumn<PaidSegment>[] {
  const { t } = useTranslation('quotes');
  return [
    {
      key: 'units',
      title: t(`unit.${unit}`),
      width: 90,
      numeric: true,
      render: ({ units }) => formatNumber(units),
    },
    {
      key: 'weight',
      title: columnText('rate'),
      width: 80,
      numeric: true,
      render: ({ weight }) => formatPercent(weight / 100),
    },
    {
      key: 'billable',
      title: t('quote.billable'),
      width: 90,
      numeric: true,
      render: ({ billableHundredths }) => formatNumber(billableHundredths / 100),
    },
  ];
}
