import type { Memory } from '@transloom/contracts/memories';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import type { DataColumn } from '../../ui/data-columns.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
import type { Loading } from '../../ui/loadable.tsx';
import { Named, NameLink } from '../../ui/name-link.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { LastImports } from '../assets/last-imports.tsx';
import { memoriesKey } from './memories.queries.ts';
import { addressOf } from './memory-address.ts';
import { targetsOf } from './memory-languages.ts';
import { MemoryMarks } from './memory-marks.tsx';
import { useMemoryActions } from './use-memory-actions.tsx';
import { useMemorySelection } from './use-memory-selection.tsx';

export interface MemoryListProps {
  readonly query: Loading<readonly Memory[]>;
  readonly empty: ReactNode;
  /** Text their entries were searched for; the memory opens with those. */
  readonly found: string;
}

export function MemoryTable({ query, empty, found }: MemoryListProps) {
  const { t } = useTranslation('memories');
  const selection = useMemorySelection(query.data ?? []);
  return (
    <DataTable<Memory>
      name="memories"
      label={t('list.label')}
      query={query}
      rowKey={({ memoryId }) => memoryId}
      columns={useColumns(found)}
      empty={empty}
      rowActions={useMemoryActions()}
      {...(selection ? { selection } : {})}
    />
  );
}

function useColumns(found: string): readonly DataColumn<Memory>[] {
  const { t } = useTranslation('memories');
  return [
    {
      key: 'name',
      title: t('column.name'),
      width: 248,
      render: (memory) => <NameCell memory={memory} found={found} />,
    },
    {
      key: 'languages',
      title: t('column.languages'),
      width: 152,
      render: (memory) => <LanguagePair source={memory.sourceLanguage} targets={targetsOf(memory)} />,
    },
    {
      key: 'entries',
      title: t('column.entries'),
      width: 96,
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
      key: 'imports',
      title: t('column.imports'),
      width: 224,
      render: (memory) => (
        <LastImports name={memory.name} imports={memory.lastImports} queryKey={memoriesKey} />
      ),
    },
    {
      key: 'updated',
      title: t('column.updated'),
      width: 128,
      render: (memory) => <UpdatedCell memory={memory} />,
    },
  ];
}

interface NameCellProps {
  readonly memory: Memory;
  readonly found: string;
}

function NameCell({ memory, found }: NameCellProps) {
  const { name, creator, createdAt } = memory;
  return (
    <Named
      link={
        <Stack direction="row" gap="xs">
          <NameLink to="/asset/memory/detail" search={addressOf(memory, found)} title={name}>
            {name}
          </NameLink>
          <MemoryMarks memory={memory} />
        </Stack>
      }
    >
      {creator} · <When instant={createdAt} />
    </Named>
  );
}

function UpdatedCell({ memory: { updater, updatedAt } }: { readonly memory: Memory }) {
  return (
    <>
      <div>
        <When instant={updatedAt} />
      </div>
      {updater === null ? null : (
        <Text size="small" tone="tertiary" truncate as="div">
          {updater}
        </Text>
      )}
    </>
  );
}
