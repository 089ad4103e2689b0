import { InboxOutlined } from '@ant-design/icons';
import type { quotaLotSchema } from '@transloom/contracts/billing';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

type Lot = z.infer<typeof quotaLotSchema>;

/** What was granted: from when, until when, and what is left (D3.60). */
export function LotTable({ lots }: { readonly lots: readonly Lot[] }) {
  const { t } = useTranslation('billing');
  if (lots.length === 0)
    return <EmptyState icon={<InboxOutlined />} title={t('lots.empty')} description={t('lots.emptyHint')} />;
  return (
    <Table<Lot>
      size="small"
      pagination={false}
      rowKey={({ lotId }) => lotId}
      dataSource={[...lots]}
      columns={[
        { key: 'source', title: t('lots.source'), render: (_, { source }) => t(`source.${source}`) },
        { key: 'from', title: t('lots.from'), render: (_, { createTime }) => formatDate(createTime) },
        {
          key: 'until',
          title: t('lots.until'),
          render: (_, { expireTime }) => (expireTime === null ? t('lots.never') : formatDate(expireTime)),
        },
        {
          key: 'granted',
          title: t('lots.granted'),
          align: 'right',
          render: (_, { granted }) => formatNumber(granted),
        },
        { key: 'used', title: t('lots.used'), align: 'right', render: (_, { used }) => formatNumber(used) },
        {
          key: 'left',
          title: t('lots.left'),
          align: 'right',
          render: (_, { available }) => formatNumber(available),
        },
      ]}
    />
  );
}
