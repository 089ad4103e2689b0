import type { Memory } from '@transloom/contracts/memories';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import type { DataColumn } from '../../ui/data-columns.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Loading } from '../../ui/loadable.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { MemoryImports } from './memory-imports.tsx';

interface MemoryTableProps {
  readonly query: Loading<readonly Memory[]>;
  readonly empty: ReactNode;
}

export function MemoryTable({ query, empty }: MemoryTableProps) {
  const { t } = useTranslation('memories');
  return (
    <DataTable<Memory>
      name="memories"
      label={t('list.label')}
      query={query}
      rowKey={({ memoryId }) => memoryId}
      columns={useColumns()}
      empty={empty}
    />
  );
}

function useColumns(): readonly DataColumn<Memory>[] {
  const { t } = useTranslation('memories');
  return [
    { key: 'name', title: t('column.name'), width: 248, render: (memory) => <NameCell memory={memory} /> },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 176,
      render: ({ sourceLanguage, targetLanguage }) => (
        <Text size="table" truncate as="div">
          {`${languageName(sourceLanguage)} → ${languageName(targetLanguage)}`}
        </Text>
      ),
    },
    {
      key: 'entries',
      title: t('column.entries'),
      width: 100,
      numeric: true,
      render: ({ entryCount }) => formatNumber(entryCount),
    },
    {
      key: 'penalty',
      title: t('column.penalty'),
      width: 72,
      numeric: true,
      render: ({ penalty }) => (penalty === 0 ? <Text tone="tertiary">0</Text> : `−${penalty}`),
    },
    {
      key: 'writable',
      title: t('column.writable'),
      width: 88,
      render: ({ writable }) => t(writable ? 'writable.yes' : 'writable.no'),
    },
    {
      key: 'imports',
      title: t('column.imports'),
      width: 264,
      render: (memory) => <MemoryImports memory={memory} />,
    },
    {
      key: 'updated',
      title: t('column.updated'),
      width: 128,
      render: ({ updatedAt }) => <When instant={updatedAt} />,
    },
  ];
}

function NameCell({ memory: { name, isDefault, creator } }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  return (
    <Stack gap="none">
      <Stack direction="row" gap="xs">
        <Text size="table" strong truncate>
          {name}
        </Text>
        {isDefault ? <StatusTag tone="accent">{t('default')}</StatusTag> : null}
      </Stack>
      <Text size="small" tone="tertiary" truncate>
        {creator}
      </Text>
    </Stack>
  );
}
