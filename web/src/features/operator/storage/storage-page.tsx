import { HddOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { StoringOrganization } from '@transloom/contracts/operator-storage';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber, formatShare } from '../../../i18n/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { storageQuery, storingQuery, useRemoveLeftFiles } from '../operator-pages.queries.ts';

/** What the installation keeps: by kind, by organization, and what nobody needs any more. */
export function StoragePage() {
  const { t } = useTranslation('operator');
  const list = useListState([]);
  const search = useSettled(list.search);
  const query = useQuery(storingQuery({ search, pageNumber: list.pageNumber, pageSize: list.pageSize }));
  return (
    <ListPage<StoringOrganization>
      name="operator-storage"
      label={t('screen.storage')}
      list={list}
      query={query}
      rowKey={({ organizationId }) => organizationId}
      columns={useColumns()}
      search={t('organizations.search')}
      notice={<StoredKinds />}
      empty={{
        icon: <HddOutlined />,
        title: t('organizations.empty'),
        description: t('organizations.emptyHint'),
      }}
    />
  );
}

function StoredKinds() {
  const { t } = useTranslation('operator');
  const { message } = App.useApp();
  const query = useQuery(storageQuery);
  const confirm = useConfirm();
  const remove = useRemoveLeftFiles();
  const amount = ({ files, bytes }: { readonly files: number; readonly bytes: number }) =>
    t('storage.amount', { count: files, size: formatBytes(bytes) });
  const ask = () =>
    confirm({
      title: t('storage.removeTitle'),
      consequence: t('storage.removeConsequence'),
      verb: t('storage.remove'),
      danger: true,
      onConfirm: async () => {
        const { files } = await remove.mutateAsync(undefined);
        message.success(t('storage.removed', { count: files }));
      },
    });
  return (
    <Section
      title={t('storage.kinds')}
      description={t('storage.leftHint')}
      actions={
        <Button disabled={(query.data?.left.files ?? 0) === 0} onClick={ask}>
          {t('storage.remove')}
        </Button>
      }
    >
      <Loadable query={query}>
        {({ kinds, left, databaseBytes }) => (
          <Facts
            facts={[
              { label: t('overview.database'), value: formatBytes(databaseBytes) },
              ...kinds.map(({ kind, ...stored }) => ({
                key: kind,
                label: t(`storage.kind.${kind}`),
                value: amount(stored),
              })),
              { label: t('storage.left'), value: amount(left) },
            ]}
          />
        )}
      </Loadable>
    </Section>
  );
}

function useColumns(): readonly DataColumn<StoringOrganization>[] {
  const { t } = useTranslation('operator');
  return [
    { key: 'name', title: t('organizations.name'), width: 260, grow: true, render: ({ name }) => name },
    {
      key: 'files',
      title: t('storage.files'),
      width: 100,
      numeric: true,
      render: ({ files }) => formatNumber(files),
    },
    {
      key: 'bytes',
      title: t('storage.size'),
      width: 120,
      numeric: true,
      render: ({ bytes }) => formatBytes(bytes),
    },
    {
      key: 'limit',
      title: t('storage.limit'),
      width: 120,
      numeric: true,
      render: ({ limitBytes }) => (limitBytes === null ? t('storage.unlimited') : formatBytes(limitBytes)),
    },
    {
      key: 'share',
      title: t('storage.share'),
      width: 100,
      numeric: true,
      render: ({ bytes, limitBytes }) => (limitBytes === null ? '–' : formatShare(bytes, limitBytes)),
    },
  ];
}
