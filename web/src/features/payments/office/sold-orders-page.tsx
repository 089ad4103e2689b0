import { BankOutlined, RollbackOutlined, ShoppingOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { orderStates } from '@transloom/contracts/payments';
import type { SoldOrder } from '@transloom/contracts/sales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../../ui/list/list-chips.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import type { RowAction } from '../../../ui/row-action.ts';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { When } from '../../../ui/when.tsx';
import { toneOfOrder } from '../order-list.tsx';
import { fenText } from '../pay/fen-text.ts';
import { soldOrdersQuery } from '../payments.queries.ts';
import { RefundDialog, TransferDialog } from './order-dialogs.tsx';

const shownStates = orderStates.filter((state) => state !== 'created');

interface Chosen {
  readonly order: SoldOrder;
  readonly what: 'refund' | 'transfer';
}

/** Orders of all organizations: enter bank transfers, refund. */
export function SoldOrdersPage() {
  const { t } = useTranslation('payments');
  const list = useListState(['state']);
  const search = useSettled(list.search);
  const state = chosenOf(list.filter.state, shownStates);
  const asked = { search, ...(state && { state }), pageNumber: list.pageNumber, pageSize: list.pageSize };
  const query = useQuery(soldOrdersQuery(asked));
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  return (
    <>
      <ListPage<SoldOrder>
        name="sold-orders"
        label={t('screen.soldOrders')}
        list={list}
        query={query}
        rowKey={({ orderNo }) => orderNo}
        columns={useColumns()}
        rowActions={useActions(setChosen)}
        search={t('office.searchOrders')}
        filters={
          <ListChips
            list={list}
            filter="state"
            label={t('orders.state')}
            values={['all', ...shownStates]}
            words={(value) => t(`orders.states.${value}`)}
          />
        }
        empty={{ icon: <ShoppingOutlined />, title: t('orders.empty'), description: t('office.ordersHint') }}
      />
      <RefundDialog order={chosen?.what === 'refund' ? chosen.order : undefined} onClose={close} />
      <TransferDialog order={chosen?.what === 'transfer' ? chosen.order : undefined} onClose={close} />
    </>
  );
}

function useColumns(): readonly DataColumn<SoldOrder>[] {
  const { t } = useTranslation('payments');
  return [
    {
      key: 'number',
      title: t('orders.number'),
      width: 240,
      render: ({ orderNo, transactionId }) => (
        <Stack gap="none">
          <Text size="table" numeric>
            {orderNo}
          </Text>
          <Text size="small" tone="tertiary" truncate>
            {transactionId ?? ''}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'organization',
      title: t('office.organization'),
      width: 160,
      grow: true,
      render: ({ organizationName, buyer }) => (
        <Stack gap="none">
          <Text size="table" truncate>
            {organizationName}
          </Text>
          <Text size="small" tone="tertiary">
            {buyer}
          </Text>
        </Stack>
      ),
    },
    { key: 'product', title: t('orders.product'), width: 150, render: ({ product }) => product },
    {
      key: 'amount',
      title: t('orders.amount'),
      width: 100,
      numeric: true,
      render: ({ amount }) => fenText(amount),
    },
    {
      key: 'date',
      title: t('orders.date'),
      width: 120,
      render: ({ createTime }) => <When instant={createTime} />,
    },
    {
      key: 'state',
      title: t('orders.state'),
      width: 140,
      render: ({ orderStatus, refunds }) => (
        <Stack gap="none" align="flex-start">
          <StatusTag tone={toneOfOrder[orderStatus]}>{t(`orders.states.${orderStatus}`)}</StatusTag>
          {refunds.map(({ refundNo, amount, state }) => (
            <Text key={refundNo} size="small" tone={state === 'abnormal' ? 'danger' : 'tertiary'}>
              {`${fenText(amount)} · ${t(`office.refundStates.${state}`)}`}
            </Text>
          ))}
        </Stack>
      ),
    },
  ];
}

/** Paid orders are refunded; a transfer that has not come yet is entered. */
function useActions(onChoose: (chosen: Chosen) => void): (order: SoldOrder) => readonly RowAction[] {
  const { t } = useTranslation('payments');
  return (order) => {
    const { channel, orderStatus } = order;
    if (orderStatus === 'paid' || orderStatus === 'part-refunded')
      return [
        {
          key: 'refund',
          label: t('office.refund'),
          icon: <RollbackOutlined />,
          onClick: () => onChoose({ order, what: 'refund' }),
        },
      ];
    if (channel !== 'bank') return [];
    return [
      {
        key: 'transfer',
        label: t('office.transfer'),
        icon: <BankOutlined />,
        onClick: () => onChoose({ order, what: 'transfer' }),
      },
    ];
  };
}
