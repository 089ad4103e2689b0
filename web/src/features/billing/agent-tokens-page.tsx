import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { usePurchase } from '../../session/purchase.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { lotsQuery } from './billing.queries.ts';
import { ForecastLine } from './forecast-line.tsx';
import { LotTable } from './lot-table.tsx';

/** Tokens of the document agent: the balance, packs, and the way to what was used. */
export function AgentTokensPage() {
  const { t } = useTranslation('billing');
  const allows = useAllows();
  const { open } = usePurchase();
  return (
    <Page>
      <Stack gap="lg">
        <PageHeader
          title={t('screen.agentTokens')}
          description={t('tokens.description')}
          actions={
            <>
              {allows('account:charHistoryRouter') ? (
                <ButtonLink to="/account/charHistory" search={{ module: 'agent' }}>
                  {t('tokens.usage')}
                </ButtonLink>
              ) : null}
              {allows('billing:manage') ? (
                <Button type="primary" onClick={() => open('TOKEN')}>
                  {t('tokens.buy')}
                </Button>
              ) : null}
            </>
          }
        />
        <Section title={t('forecast.title')}>
          <ForecastLine unit="tokens" />
        </Section>
        {allows('account:charsRouter') ? <TokenLots /> : null}
      </Stack>
    </Page>
  );
}

function TokenLots() {
  const { t } = useTranslation('billing');
  const query = useQuery(lotsQuery);
  return (
    <Section title={t('tokens.lots')}>
      <Loadable query={query}>
        {(lots) => <LotTable lots={lots.filter(({ unit }) => unit === 'tokens')} />}
      </Loadable>
    </Section>
  );
}
