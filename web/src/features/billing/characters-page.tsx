import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { usePurchase } from '../../session/purchase.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { lotsQuery } from './billing.queries.ts';
import { ForecastLine } from './forecast-line.tsx';
import { LotTable } from './lot-table.tsx';

/** Characters of the organization: grants and packs, in the order in which they are used. */
export function CharactersPage() {
  const { t } = useTranslation('billing');
  const query = useQuery(lotsQuery);
  const allows = useAllows();
  const { open } = usePurchase();
  return (
    <Page>
      <Stack gap="lg">
        <PageHeader
          title={t('screen.characters')}
          description={t('lots.description')}
          actions={
            allows('billing:manage') ? (
              <Button type="primary" onClick={() => open('CHARACTERS')}>
                {t('lots.buy')}
              </Button>
            ) : null
          }
        />
        <Section title={t('forecast.title')}>
          <ForecastLine unit="characters" />
        </Section>
        <Section title={t('lots.title')}>
          <Loadable query={query}>
            {(lots) => <LotTable lots={lots.filter(({ unit }) => unit === 'characters')} />}
          </Loadable>
        </Section>
      </Stack>
    </Page>
  );
}
