import { ShoppingOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type Order, type OrderState, orderStates } from '@transloom/contracts/payments';
import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag, type StatusTone } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { fenText } from './pay/fen-text.ts';
import { OpenOrder } from './pay/pay-order.tsx';
import { ordersQuery, useCloseOrder } from './payments.queries.ts';

const shownStates = orderStates.filter((state) => state !== 'created');

export const toneOfOrder: Readonly<Record<OrderState, StatusTone>> = {
  created: 'warning',
  pending: 'warning',
  paid: 'success',
  'part-refunded': 'info',
  refunded: 'neutral',
  closed: 'neutral',
  failed: 'danger',
};

/** D3.58: number, date, product, way to pay, amount, state. */
export function OrderList({ switcher }: { readonly switcher: ReactNode }) {
  const { t } = useTranslation('payments');
  const list = useListState(['state']);
  const state = chosenOf(list.filter.state, shownStates);
  const query = useQuery(
    ordersQuery({ ...(state && { state }), pageNumber: list.pageNumber, pageSize: list.pageSize }),
  );
  const [paying, setPaying] = useState<Order>();
  return (
    <>
      <ListPage<Order>
        name="orders"
        label={t('screen.orders')}
        list={list}
        query={query}
        rowKey={({ orderNo }) => orderNo}
        columns={useColumns(setPaying)}
        filters={
          <>
            {switcher}
            <ListChips
              list={list}
              filter="state"
              label={t('orders.state')}
              values={['all', ...shownStates]}
              words={(value) => t(`orders.states.${value}`)}
            />
          </>
        }
        empty={{ icon: <ShoppingOutlined />, title: t('orders.empty'), description: t('orders.emptyHint') }}
      />
      <Modal
        title={t('orders.pay')}
        open={paying !== undefined}
        footer={null}
        destroyOnHidden
        width={400}
        onCancel={() => setPaying(undefined)}
      >
        {paying ? <OpenOrder order={paying} onDone={() => setPaying(undefined)} /> : null}
      </Modal>
    </>
  );
}

function useColumns(onPay: (order: Order) => void): readonly DataColumn<Order>[] {
  const { t } = useTranslation('payments');
  return [
    {
      key: 'number',
      title: t('orders.number'),
      width: 220,
      render: ({ orderNo }) => (
        <Text size="table" numeric>
          {orderNo}
        </Text>
      ),
    },
    {
      key: 'date',
      title: t('orders.date'),
      width: 125,
      render: ({ createTime }) => <When instant={createTime} />,
    },
    { key: 'product', title: t('orders.product'), width: 120, grow: true, render: ({ product }) => product },
    {
      key: 'channel',
      title: t('orders.channel'),
      width: 85,
      render: ({ channel }) => t(`channel.${channel}`),
    },
    {
      key: 'amount',
      title: t('orders.amount'),
      width: 105,
      numeric: true,
      render: ({ amount }) => fenText(amount),
    },
    {
      key: 'state',
      title: t('orders.state'),
      width: 130,
      render: ({ orderStatus, refunded }) => (
        <Stack gap="none" align="flex-start">
          <StatusTag tone={toneOfOrder[orderStatus]}>{t(`orders.states.${orderStatus}`)}</StatusTag>
          {refunded > 0 ? (
            <Text size="small" tone="tertiary">
              {t('orders.refunded', { amount: fenText(refunded) })}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    {
      key: 'actions',
      title: t('orders.actions'),
      width: 125,
      render: (order) => <OrderActions order={order} onPay={onPay} />,
    },
  ];
}

interface OrderActionsProps {
  readonly order: Order;
  readonly onPay: (order: Order) => void;
}

function OrderActions({ order, onPay }: OrderActionsProps) {
  const { t } = useTranslation('payments');
  const allows = useAllows();
  const close = useCloseOrder();
  const isOpen = order.orderStatus === 'created' || order.orderStatus === 'pending';
  if (!isOpen || !allows('billing:manage')) return null;
  return (
    <Stack direction="row" gap="xxs">
      <Button size="small" type="primary" onClick={() => onPay(order)}>
        {t('orders.payNow')}
      </Button>
      <Button size="small" loading={close.isPending} onClick={() => close.mutate(order.orderNo)}>
        {t('orders.close')}
      </Button>
    </Stack>
  );
}
