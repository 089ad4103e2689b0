import { useQuery } from '@tanstack/react-query';
import type { TaskPay } from '@transloom/contracts/task-pay';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatMoney } from '../../../i18n/format.ts';
import { inUnits } from '../../../i18n/smallest-units.ts';
import { FactLine, LineFact } from '../../../ui/fact-line.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useSchemeName } from '../../analyses/rate-schemes/use-scheme-name.ts';
import { QuoteLines } from '../../quotes/line-list.tsx';
import { QuoteSums } from '../../quotes/quote-sums.tsx';
import { useCountText } from '../../quotes/use-count-text.ts';
import { taskPayQuery } from './pay.queries.ts';
import { PayLineDrawer } from './pay-line-drawer.tsx';
import { PayQuestions } from './pay-questions.tsx';
import { QuestionDialog } from './question-dialog.tsx';

/** What a task pays: its sum, the lines it comes from, and what was asked about them. Translator and manager read the same. */
export function PaySection({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation('tasks');
  const query = useQuery(taskPayQuery(taskId));
  const [asking, setAsking] = useState(false);
  const may = query.data?.may.ask ?? false;
  return (
    <Section
      title={t('column.pay')}
      description={t('return.billedOnce')}
      actions={
        may ? (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('pay.ask')}
          </Button>
        ) : undefined
      }
    >
      <Loadable query={query}>{(pay) => <PayContent pay={pay} />}</Loadable>
      <QuestionDialog taskId={taskId} line={null} open={asking} onClose={() => setAsking(false)} />
    </Section>
  );
}

function PayContent({ pay }: { readonly pay: TaskPay }) {
  const { t } = useTranslation('tasks');
  const [line, setLine] = useState<AnalysisLine>();
  const { analysis, price, unit } = pay;
  const words = analysis?.lines.reduce((sum, { words: counted }) => sum + counted, 0);
  return (
    <Stack gap="sm">
      {price === null ? null : (
        <QuoteSums
          {...price}
          unit={unit}
          billable={price.billableWords}
          words={words ?? price.billableWords}
        />
      )}
      <PayDifferences pay={pay} />
      {analysis === null ? (
        <Alert type="info" showIcon title={t('pay.agreed')} />
      ) : (
        <>
          <AnalysisFacts analysis={analysis} />
          <QuoteLines lines={analysis.lines} unit={unit} onOpen={setLine} />
        </>
      )}
      <PayQuestions pay={pay} />
      <PayLineDrawer pay={pay} line={line} onClose={() => setLine(undefined)} />
    </Stack>
  );
}

function AnalysisFacts({ analysis }: { readonly analysis: NonNullable<TaskPay['analysis']> }) {
  const { t } = useTranslation('quotes');
  const schemeName = useSchemeName();
  const { analyzedAt, scheme } = analysis;
  return (
    <FactLine>
      <LineFact label={t('quote.analysis')}>{formatInstant(analyzedAt)}</LineFact>
      <LineFact label={t('quote.scheme')}>
        {t('quote.schemeVersion', { name: schemeName(scheme), version: scheme.version })}
      </LineFact>
    </FactLine>
  );
}

/** Says where the agreed words are others than those of the lines, and what a newer analysis comes to. */
function PayDifferences({ pay: { analysis, price, unit, differs } }: { readonly pay: TaskPay }) {
  const { t } = useTranslation('tasks');
  const counted = useCountText(unit);
  const isCorrected = price !== null && analysis !== null && price.billableWords !== analysis.billable;
  return (
    <>
      {isCorrected ? (
        <Alert
          type="info"
          showIcon
          title={t('pay.corrected', {
            lines: counted(analysis.billable),
            agreed: counted(price.billableWords),
          })}
        />
      ) : null}
      {differs === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('pay.differs', { words: counted(differs.billable) })}
          description={
            differs.total === null || price === null
              ? undefined
              : t('pay.differsTotal', {
                  total: formatMoney(inUnits({ currency: price.currency, total: differs.total })),
                })
          }
        />
      )}
    </>
  );
}
