import { DeleteOutlined, DownloadOutlined, EditOutlined, LinkOutlined } from '@ant-design/icons';
import type { Quote } from '@transloom/contracts/quotes';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { Alert, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatMoney } from '../../i18n/format.ts';
import { inUnits } from '../../i18n/smallest-units.ts';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useSchemeName } from '../analyses/rate-schemes/use-scheme-name.ts';
import { SegmentsDrawer } from '../analyses/segments-drawer.tsx';
import { QuoteLines } from './line-list.tsx';
import { QuoteSums } from './quote-sums.tsx';
import { useDeleteQuote, useExportQuote, useRecalculateQuote } from './quotes.queries.ts';
import { ShareButton } from './share-button.tsx';

interface QuoteViewProps {
  readonly quote: Quote;
  readonly sourceLanguage: string;
  readonly onEdit: () => void;
}

const tones: Readonly<Record<Quote['status'], StatusTone>> = {
  draft: 'neutral',
  sent: 'info',
  accepted: 'success',
  declined: 'danger',
};

/** One quote: its lines with their segments, its total, and what can be done with it. */
export function QuoteView({ quote, sourceLanguage, onEdit }: QuoteViewProps) {
  const { t } = useTranslation('quotes');
  const [line, setLine] = useState<AnalysisLine>();
  const schemeName = useSchemeName();
  const { status, answer, scheme, linkExpiresAt } = quote;
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="xs" wrap align="center">
        <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
        <FactLine>
          <LineFact label={t('quote.analysis')}>{formatInstant(quote.analyzedAt)}</LineFact>
          <LineFact label={t('quote.scheme')}>
            {t('quote.schemeVersion', { name: schemeName(scheme), version: scheme.version })}
          </LineFact>
          {linkExpiresAt === null ? null : (
            <LineFact label={t('link.until')}>{formatInstant(linkExpiresAt)}</LineFact>
          )}
        </FactLine>
      </Stack>
      <Difference quote={quote} />
      {answer === null ? null : (
        <Alert
          type={status === 'accepted' ? 'success' : 'warning'}
          showIcon
          title={t(`quote.${status === 'accepted' ? 'acceptedBy' : 'declinedBy'}`, {
            name: answer.by,
            at: formatInstant(answer.at),
          })}
          description={answer.remark}
        />
      )}
      <QuoteButtons quote={quote} onEdit={onEdit} />
      <Section title={t('quote.lines')}>
        <QuoteLines lines={quote.lines} unit={quote.unit} onOpen={setLine} />
      </Section>
      <Section title={t('quote.total')}>
        <QuoteSums {...quote} />
        {quote.remark === '' ? null : <Text as="p">{quote.remark}</Text>}
      </Section>
      <SegmentsDrawer
        analysisId={quote.analysisId}
        sourceLanguage={sourceLanguage}
        scope={{ kind: 'total', filter: {} }}
        line={line}
        onClose={() => setLine(undefined)}
      />
    </Stack>
  );
}

/** Says that rates or counts are others by now; only a draft can take them. */
function Difference({ quote: { differs, currency, status, quoteId } }: Pick<QuoteViewProps, 'quote'>) {
  const { t } = useTranslation('quotes');
  const recalculate = useRecalculateQuote();
  if (differs === null) return null;
  const what = differs.rates && differs.counts ? 'both' : differs.rates ? 'rates' : 'counts';
  const total = formatMoney(inUnits({ currency, total: differs.total }));
  return (
    <Alert
      type="warning"
      showIcon
      title={t(`differs.${what}`)}
      description={t('differs.now', { total })}
      action={
        status === 'draft' ? (
          <Button size="small" loading={recalculate.isPending} onClick={() => recalculate.mutate(quoteId)}>
            {t('differs.recalculate')}
          </Button>
        ) : undefined
      }
    />
  );
}

function QuoteButtons({ quote, onEdit }: Pick<QuoteViewProps, 'quote' | 'onEdit'>) {
  const { t } = useTranslation('quotes');
  const confirm = useConfirm();
  const remove = useDeleteQuote();
  const download = useExportQuote();
  const { quoteId, number, status } = quote;
  return (
    <Stack direction="row" gap="xs" wrap>
      {status === 'draft' || status === 'sent' ? <ShareButton quote={quote} icon={<LinkOutlined />} /> : null}
      <Dropdown
        trigger={['click']}
        menu={{
          items: (['pdf', 'xlsx'] as const).map((format) => ({
            key: format,
            label: t(`format.${format}`),
            onClick: () => download.mutate({ quoteId, format }),
          })),
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />} loading={download.isPending} aria-haspopup="menu">
          {t('quote.download')}
        </Button>
      </Dropdown>
      {status === 'draft' ? (
        <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {t('quote.edit')}
        </Button>
      ) : null}
      {status === 'accepted' ? null : (
        <Button
          icon={<DeleteOutlined aria-hidden />}
          onClick={() =>
            confirm({
              title: t('quote.deleteTitle', { number }),
              consequence: t('quote.deleteConsequence'),
              verb: t('quote.delete'),
              danger: true,
              onConfirm: () => remove.mutateAsync(quoteId),
            })
          }
        >
          {t('quote.delete')}
        </Button>
      )}
    </Stack>
  );
}
