import { useQuery } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { Order, OrderState, paymentsApi } from '@transloom/contracts/payments';
import { App, Button, Result } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { usePurchase } from '../../../session/purchase.ts';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { Text } from '../../../ui/text.tsx';
import { createOrder, orderQuery } from '../payments.queries.ts';
import { PayCode } from './pay-code.tsx';
import styles from './pay-dialog.module.css';
import { TransferDetails } from './transfer-details.tsx';
import { useAfterPayment } from './use-after-payment.ts';

interface PayOrderProps {
  readonly purchase: RequestOf<typeof paymentsApi.createOrder>;
  readonly onDone: () => void;
  /** The price is another one by now. */
  readonly onStale: () => void;
}

/** Makes the order and waits for its payment; after a failure there is a new one (P4.1, P4.2, P8.24). */
export function PayOrder({ purchase, onDone, onStale }: PayOrderProps) {
  const { t } = useTranslation('payments');
  const { message } = App.useApp();
  const [round, setRound] = useState(0);
  const made = useQuery({
    queryKey: ['payments', 'new-order', purchase, round],
    queryFn: () => createOrder(purchase),
    retry: false,
    gcTime: 0,
    // To ask again is to order again, so nothing that is invalidated may do so.
    staleTime: 'static',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'inline' },
  });
  if (made.error)
    return (
      <div className={styles['pay']}>
        <Text as="p" tone="danger">
          {made.error.message}
        </Text>
        <Button
          onClick={() => {
            if (made.error instanceof ApiError && made.error.code === 'payment.price-changed') onStale();
            setRound((now) => now + 1);
          }}
        >
          {t('pay.again')}
        </Button>
      </div>
    );
  if (made.data === undefined || made.isFetching)
    return (
      <div className={styles['pay']}>
        <LinesSkeleton />
      </div>
    );
  return (
    <WaitingOrder
      key={made.data.orderNo}
      order={made.data}
      onDone={onDone}
      onFailed={() => {
        void message.error(t('pay.failed'));
        setRound((now) => now + 1);
      }}
    />
  );
}

/** An order that was made before: it is paid here, or is over. */
export function OpenOrder({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const { t } = useTranslation('payments');
  const { message } = App.useApp();
  const leave = () => {
    void message.error(t('pay.over'));
    onDone();
  };
  return <WaitingOrder order={order} onDone={onDone} onFailed={leave} />;
}

interface WaitingOrderProps {
  readonly order: Order;
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

function WaitingOrder({ order: made, onDone, onFailed }: WaitingOrderProps) {
  const { t } = useTranslation('payments');
  const { data: order = made } = useQuery({ ...orderQuery(made.orderNo), initialData: made });
  const refresh = useAfterPayment();
  const { orderStatus } = order;
  // Once for each state, however often the page around it changes.
  const follow = useEffectEvent((state: OrderState) => {
    if (state === 'paid') {
      refresh();
      usePurchase.getState().onPaid?.();
    }
    if (state === 'failed' || state === 'closed') onFailed();
  });
  useEffect(() => follow(orderStatus), [orderStatus]);
  if (orderStatus === 'paid')
    return (
      <div className={styles['pay']} role="status">
        <Result
          status="success"
          title={t('pay.done')}
          subTitle={order.product}
          extra={
            <Button type="primary" onClick={onDone}>
              {t('pay.goOn')}
            </Button>
          }
        />
      </div>
    );
  return order.channel === 'bank' ? <TransferDetails order={order} /> : <PayCode order={order} />;
}
