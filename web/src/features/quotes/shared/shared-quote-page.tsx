import { LinkOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { SharedQuote } from '@transloom/contracts/quotes';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { formatDate, formatInstant } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FactLine, LineFact } from '../../../ui/fact-line.tsx';
import { LanguageSwitcher } from '../../../ui/language-switcher.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { QuoteLines } from '../line-list.tsx';
import { QuoteSums } from '../quote-sums.tsx';
import { sharedQuoteQuery } from '../quotes.queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { SharedSegmentsDrawer } from './shared-segments-drawer.tsx';

/** What a client sees by a private link: the quote, what stands behind its lines, and how to answer. */
export function SharedQuotePage() {
  const { t } = useTranslation('quotes');
  const { token = '' } = useParams({ strict: false });
  const query = useQuery(sharedQuoteQuery(token));
  const { error } = query;
  if (query.data === undefined && error instanceof ApiError && error.status === 404)
    return (
      <Page>
        <EmptyState
          role="alert"
          icon={<LinkOutlined />}
          title={t('shared.ended')}
          description={error.message}
        />
      </Page>
    );
  return (
    <Page width="sheet">
      <Loadable query={query}>{(quote) => <Shared token={token} quote={quote} />}</Loadable>
    </Page>
  );
}

function Shared({ token, quote }: { readonly token: string; readonly quote: SharedQuote }) {
  const { t } = useTranslation('quotes');
  const [line, setLine] = useState<AnalysisLine>();
  const { answer, status } = quote;
  return (
    <Stack gap="md">
      <PageHeader
        title={`${quote.project} · ${t('quote.number', { number: quote.number })}`}
        description={t('shared.from', { organization: quote.organization })}
        actions={<LanguageSwitcher />}
      />
      <FactLine>
        <LineFact label={t('offer.languages')}>
          {`${languageName(quote.sourceLanguage)} → ${quote.targetLanguages.map(languageName).join(', ')}`}
        </LineFact>
        <LineFact label={t('quote.analysis')}>{formatDate(quote.analyzedAt)}</LineFact>
        <LineFact label={t('link.until')}>{formatInstant(quote.expiresAt)}</LineFact>
      </FactLine>
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
      <Section title={t('quote.lines')} description={t('shared.linesHint')}>
        <QuoteLines lines={quote.lines} unit={quote.unit} onOpen={setLine} />
      </Section>
      <Section title={t('quote.total')}>
        <QuoteSums {...quote} />
        {quote.remark === '' ? null : <Text as="p">{quote.remark}</Text>}
      </Section>
      {status === 'sent' ? <AnswerForm token={token} /> : null}
      <SharedSegmentsDrawer
        token={token}
        sourceLanguage={quote.sourceLanguage}
        line={line}
        onClose={() => setLine(undefined)}
      />
    </Stack>
  );
}
