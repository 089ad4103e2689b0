import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { SearchField } from '../../../ui/toolbar.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { languagesQuery } from '../operator-pages.queries.ts';

type Language = OutputOf<typeof systemApi.languages>[number];

/** The languages of this version. They come with rules for words and sentences, so only a new version adds one. */
export function KnownLanguages() {
  const { t } = useTranslation('operator');
  const [search, setSearch] = useState('');
  const query = useQuery(languagesQuery(useSettled(search)));
  return (
    <Stack gap="md">
      <Text as="p" tone="secondary">
        {t('dictionaries.languagesHint')}
      </Text>
      <SearchField label={t('dictionaries.searchLanguages')} value={search} onChange={setSearch} />
      <DataTable<Language>
        name="operator-languages"
        label={t('dictionaries.types.languages')}
        query={query}
        rowKey={({ tag }) => tag}
        empty={<Text tone="tertiary">{t('dictionaries.none')}</Text>}
        columns={[
          { key: 'name', title: t('dictionaries.language'), width: 240, render: ({ name }) => name },
          {
            key: 'own',
            title: t('dictionaries.ownName'),
            width: 240,
            grow: true,
            render: ({ ownName }) => ownName,
          },
          {
            key: 'tag',
            title: t('dictionaries.code'),
            width: 160,
            render: ({ tag }) => <Text code>{tag}</Text>,
          },
          {
            key: 'direction',
            title: t('dictionaries.direction'),
            width: 140,
            render: ({ direction }) => t(`dictionaries.directions.${direction}`),
          },
        ]}
      />
    </Stack>
  );
}
