import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { DictionaryEntry } from '@transloom/contracts/operator-dictionaries';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { type DictionaryType, entriesQuery } from '../operator-pages.queries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { useEntryActions } from './use-entry-actions.tsx';

/** The entries of a dictionary: added, reworded, hidden, and brought back. */
export function DictionaryEntries({ type }: { readonly type: DictionaryType }) {
  const { t } = useTranslation('operator');
  const query = useQuery(entriesQuery(type));
  const [edited, setEdited] = useState<DictionaryEntry | 'new'>();
  const rowActions = useEntryActions(type, setEdited);
  return (
    <Stack gap="md">
      <Stack direction="row" justify="flex-end">
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
          {t('dictionaries.add')}
        </Button>
      </Stack>
      <DataTable<DictionaryEntry>
        name="operator-dictionary"
        label={t(`dictionaries.types.${type}`)}
        query={query}
        rowKey={({ code }) => code}
        rowActions={rowActions}
        empty={<Text tone="tertiary">{t('dictionaries.none')}</Text>}
        columns={[
          { key: 'zh', title: '中文', width: 150, render: ({ names }) => names['zh-CN'] },
          { key: 'en', title: 'English', width: 190, grow: true, render: ({ names }) => names['en-US'] },
          {
            key: 'code',
            title: t('dictionaries.code'),
            width: 150,
            render: ({ code }) => (
              <Text code truncate>
                {code}
              </Text>
            ),
          },
          {
            key: 'state',
            title: t('dictionaries.state'),
            width: 110,
            render: (entry) => <EntryState {...entry} />,
          },
          {
            key: 'changed',
            title: t('dictionaries.changed'),
            width: 180,
            render: ({ changed }) =>
              changed === null ? (
                '–'
              ) : (
                <Text size="table" tone="secondary" truncate>
                  {changed.by ?? t('settings.nobody')} · <When instant={changed.at} />
                </Text>
              ),
          },
        ]}
      />
      <EntryDialog type={type} entry={edited} onClose={() => setEdited(undefined)} />
    </Stack>
  );
}

function EntryState({ hidden, builtIn, changed }: DictionaryEntry) {
  const { t } = useTranslation('operator');
  if (hidden) return <StatusTag tone="warning">{t('dictionaries.states.hidden')}</StatusTag>;
  if (!builtIn) return <StatusTag tone="accent">{t('dictionaries.states.added')}</StatusTag>;
  if (changed) return <StatusTag tone="info">{t('dictionaries.states.reworded')}</StatusTag>;
  return <StatusTag tone="neutral">{t('dictionaries.states.builtIn')}</StatusTag>;
}
