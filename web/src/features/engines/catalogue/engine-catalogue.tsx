import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { enginesApi } from '@transloom/contracts/engines';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CardGrid } from '../../../ui/list/cards.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { useChangeSearchParams, useSearchParams } from '../../../ui/search-params.ts';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { catalogueQuery } from '../engines.queries.ts';
import { useVendorName } from '../use-vendor-name.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import { filterEngines, filterNames, type ListedEngine } from './catalogue-filter.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';

interface EngineCatalogueProps {
  /** Absent for those who may not connect. */
  readonly onConnect: ((vendor: string) => void) | undefined;
}

/** Every engine that can be connected, as in a shop: search, filters, and a card for each. */
export function EngineCatalogue({ onConnect }: EngineCatalogueProps) {
  const { t } = useTranslation('engines');
  const query = useQuery(catalogueQuery);
  const filter = useSearchParams(...filterNames);
  const change = useChangeSearchParams();
  const vendorName = useVendorName();
  return (
    <Section title={t('catalogue.title')} description={t('catalogue.text')}>
      <CatalogueFilters filter={filter} onChange={change} />
      <Loadable query={query}>
        {(groups) => {
          const found = filterEngines(listedEngines(groups, vendorName), filter);
          if (found.length === 0) {
            const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, undefined])));
            return (
              <EmptyState
                title={t('catalogue.nothing')}
                action={<Button onClick={clear}>{t('catalogue.clear')}</Button>}
              />
            );
          }
          return (
            <Stack gap="sm">
              <Text size="small" tone="tertiary">
                {t('catalogue.count', { count: found.length })}
              </Text>
              <CardGrid label={t('catalogue.title')}>
                {found.map((engine) => (
                  <CatalogueCard key={engine.vendor} engine={engine} onConnect={onConnect} />
                ))}
              </CardGrid>
            </Stack>
          );
        }}
      </Loadable>
    </Section>
  );
}

/** Those of this machine are the operator's, and are not for sale here. */
function listedEngines(
  groups: OutputOf<typeof enginesApi.listCatalogue>,
  vendorName: (vendor: string, name: string) => string,
): readonly ListedEngine[] {
  return groups
    .filter(({ kind }) => kind !== 'local')
    .flatMap(({ kind, engines }) =>
      engines.map((engine) => ({ ...engine, kind, shownName: vendorName(engine.vendor, engine.name) })),
    );
}
