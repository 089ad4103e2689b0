import { useQuery } from '@tanstack/react-query';
import type { CatalogueEngine } from '@transloom/contracts/engines';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { SearchField } from '../../ui/toolbar.tsx';
import { CatalogueLine } from './catalogue-line.tsx';
import { catalogueQuery } from './engines.queries.ts';
import { useVendorName } from './use-vendor-name.ts';

interface EngineCatalogueProps {
  /** Absent for those who may not connect. */
  readonly onConnect: ((vendor: string) => void) | undefined;
}

/** Every engine there is, by kind, with what it can do and what it needs. */
export function EngineCatalogue({ onConnect }: EngineCatalogueProps) {
  const { t } = useTranslation('engines');
  const [search, setSearch] = useState('');
  const query = useQuery(catalogueQuery);
  const vendorName = useVendorName();
  const fits = ({ vendor, name }: CatalogueEngine) =>
    `${vendor} ${vendorName(vendor, name)}`.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <Section
      anchor="catalogue"
      title={t('catalogue.title')}
      description={t('catalogue.text')}
      actions={<SearchField label={t('catalogue.search')} value={search} onChange={setSearch} />}
    >
      <Loadable query={query}>
        {(groups) => {
          const found = groups
            .map(({ kind, engines }) => ({ kind, engines: engines.filter(fits) }))
            .filter(({ engines }) => engines.length > 0);
          if (found.length === 0) return <NothingFound search={search} onClear={() => setSearch('')} />;
          return (
            <Stack gap="lg">
              {found.map(({ kind, engines }) => (
                <Stack key={kind} gap="xs">
                  <Text as="h3" strong>
                    {t(`kind.${kind}`)}
                  </Text>
                  <LineList>
                    {engines.map((engine) => (
                      <CatalogueLine key={engine.vendor} engine={engine} onConnect={onConnect} />
                    ))}
                  </LineList>
                </Stack>
              ))}
            </Stack>
          );
        }}
      </Loadable>
    </Section>
  );
}

function NothingFound({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const { t } = useTranslation('engines');
  return (
    <Stack direction="row" gap="sm">
      <Text tone="secondary">{t('catalogue.nothing', { search })}</Text>
      <Button size="small" onClick={onClear}>
        {t('catalogue.clear')}
      </Button>
    </Stack>
  );
}
