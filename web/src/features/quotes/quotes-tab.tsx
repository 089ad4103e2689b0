import { FileTextOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Quote } from '@transloom/contracts/quotes';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { useChangeSearchParams } from '../../ui/search-params.ts';
import { Stack } from '../../ui/stack.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { useProjectAnalyses } from '../analyses/analyses.queries.ts';
import { QuoteDrawer } from './quote-drawer.tsx';
import { QuoteView } from './quote-view.tsx';
import { projectQuotesQuery } from './quotes.queries.ts';

interface QuotesTabProps {
  readonly projectId: string;
  readonly sourceLanguage: string;
}

/** The quotes of a project, each from a snapshot of its analysis. */
export function QuotesTab(props: QuotesTabProps) {
  const query = useQuery(projectQuotesQuery(props.projectId));
  return <Loadable query={query}>{(quotes) => <Quotes {...props} quotes={quotes} />}</Loadable>;
}

function Quotes({
  projectId,
  sourceLanguage,
  quotes,
}: QuotesTabProps & { readonly quotes: readonly Quote[] }) {
  const { t } = useTranslation('quotes');
  const [shownId, setShownId] = useState<string>();
  const [drawer, setDrawer] = useState<'none' | 'new' | Quote>('none');
  const changeSearch = useChangeSearchParams();
  const known = useProjectAnalyses(projectId).data;
  const analyses = known?.filter(({ status }) => status === 'done') ?? [];
  const analyzeFirst = known !== undefined && analyses.length === 0;
  const shown = quotes.find(({ quoteId }) => quoteId === shownId) ?? quotes[0];
  const reason = analyses.length === 0 ? t('quote.analyzeFirst') : undefined;
  const create = (
    <ReasonButton type="primary" reason={reason} onClick={() => setDrawer('new')}>
      {t('quote.new')}
    </ReasonButton>
  );
  return (
    <Stack gap="sm">
      {shown === undefined ? (
        <EmptyState
          icon={<FileTextOutlined />}
          title={t('quote.empty')}
          description={t(analyzeFirst ? 'quote.analyzeFirst' : 'quote.emptyHint')}
          action={
            analyzeFirst ? (
              <Button type="primary" onClick={() => changeSearch({ tab: 'analysis' })}>
                {t('quote.openAnalysis')}
              </Button>
            ) : (
              create
            )
          }
        />
      ) : (
        <>
          <Toolbar actions={create}>
            <Select
              aria-label={t('quote.choose')}
              popupMatchSelectWidth={false}
              style={{ width: 320 }}
              value={shown.quoteId}
              options={quotes.map(({ quoteId, number, status, createdAt }) => ({
                value: quoteId,
                label: `${t('quote.number', { number })} · ${t(`status.${status}`)} · ${formatInstant(createdAt)}`,
              }))}
              onChange={setShownId}
            />
          </Toolbar>
          <QuoteView quote={shown} sourceLanguage={sourceLanguage} onEdit={() => setDrawer(shown)} />
        </>
      )}
      <QuoteDrawer
        projectId={projectId}
        analyses={analyses}
        open={drawer}
        onClose={(made) => {
          setDrawer('none');
          if (made !== undefined) setShownId(made);
        }}
      />
    </Stack>
  );
}
