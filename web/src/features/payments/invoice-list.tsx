import { DownloadOutlined, FileDoneOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Invoice, InvoiceState, invoicesApi } from '@transloom/contracts/invoices';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../api/use-download.ts';
import { useAllows } from '../../session/permissions.ts';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PrimaryButton } from '../../ui/list/primary-button.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { fenText } from './pay/fen-text.ts';
import { downloadInvoice, invoicesQuery } from './payments.queries.ts';

export const toneOfInvoice: Readonly<Record<InvoiceState, StatusTone>> = {
  submitted: 'warning',
  issuing: 'info',
  issued: 'success',
  rejected: 'danger',
  reversed: 'neutral',
};

interface InvoiceListProps {
  readonly switcher: ReactNode;
  /** Orders that no invoice stands for. */
  readonly open: OutputOf<typeof invoicesApi.invoiceableOrders>;
}

/** Invoices of the organization, and the form to ask for one. */
export function InvoiceList({ switcher, open }: InvoiceListProps) {
  const { t } = useTranslation('payments');
  const list = useListState([]);
  const query = useQuery(invoicesQuery);
  const allows = useAllows();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ListPage<Invoice>
        name="invoices"
        label={t('orders.tab.invoices')}
        list={list}
        query={query}
        rowKey={({ invoiceId }) => invoiceId}
        columns={useColumns()}
        filters={switcher}
        {...(allows('billing:manage') && open.length > 0
          ? {
              primary: (look: { readonly secondary?: boolean }) => (
                <PrimaryButton {...look} label={t('invoice.request')} onClick={() => setAsking(true)} />
              ),
            }
          : {})}
        empty={{ icon: <FileDoneOutlined />, title: t('invoice.empty'), description: t('invoice.emptyHint') }}
      />
      <InvoiceDialog open={asking} orders={open} onClose={() => setAsking(false)} />
    </>
  );
}

function useColumns(): readonly DataColumn<Invoice>[] {
  const { t } = useTranslation('payments');
  return [
    { key: 'buyer', title: t('invoice.name'), width: 220, grow: true, render: ({ buyer }) => buyer.name },
    {
      key: 'amount',
      title: t('orders.amount'),
      width: 120,
      numeric: true,
      render: ({ amount }) => fenText(amount),
    },
    {
      key: 'orders',
      title: t('invoice.orders'),
      width: 90,
      numeric: true,
      render: ({ orders }) => orders.length,
    },
    {
      key: 'date',
      title: t('invoice.date'),
      width: 130,
      render: ({ createTime }) => <When instant={createTime} />,
    },
    {
      key: 'state',
      title: t('orders.state'),
      width: 240,
      render: ({ state, reason }) => (
        <Stack gap="none" align="flex-start">
          <StatusTag tone={toneOfInvoice[state]}>{t(`invoice.states.${state}`)}</StatusTag>
          {reason === '' ? null : (
            <Text size="small" tone="tertiary">
              {reason}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'number',
      title: t('invoice.number'),
      width: 180,
      render: (invoice) => <InvoiceFile invoice={invoice} />,
    },
  ];
}

function InvoiceFile({ invoice: { invoiceId, number, hasFile } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('payments');
  const download = useDownload(downloadInvoice);
  if (!hasFile) return number;
  return (
    <Stack direction="row" gap="xs">
      <Text numeric>{number}</Text>
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate(invoiceId)}
      >
        {t('invoice.download')}
      </Button>
    </Stack>
  );
}
