import type { Order } from '@transloom/contracts/payments';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ScanCode } from '../../../ui/scan-code.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useSimulatePayment } from '../payments.queries.ts';
import { fenText } from './fen-text.ts';
import styles from './pay-dialog.module.css';

const side = 184;

/** The code to scan with WeChat; on an installation of developers a marked button stands in for the phone. */
export function PayCode({ order }: { readonly order: Order }) {
  const { t } = useTranslation('payments');
  const { codeImgUrl, amount, product, simulated } = order;
  return (
    <div className={styles['pay']}>
      <Text size="title" numeric strong>
        {fenText(amount)}
      </Text>
      <Text size="small" tone="secondary">
        {product}
      </Text>
      <ScanCode
        value={codeImgUrl ?? '-'}
        size={side}
        status={codeImgUrl === null ? 'loading' : 'active'}
        aria-label={t('pay.code')}
      />
      <Text as="p" tone="secondary">
        {t('pay.scan')}
      </Text>
      <Text size="small" tone="tertiary" numeric>
        {order.orderNo}
      </Text>
      {simulated ? <SimulatedPhone orderNo={order.orderNo} /> : null}
    </div>
  );
}

function SimulatedPhone({ orderNo }: { readonly orderNo: string }) {
  const { t } = useTranslation('payments');
  const simulate = useSimulatePayment();
  const pay = (outcome: 'paid' | 'failed') => () => simulate.mutate({ orderNo, outcome });
  return (
    <div className={styles['simulated']}>
      <Text size="small" tone="warning">
        {t('pay.simulated')}
      </Text>
      <Stack direction="row" gap="xs">
        <Button size="small" loading={simulate.isPending} onClick={pay('paid')}>
          {t('pay.simulate.paid')}
        </Button>
        <Button size="small" onClick={pay('failed')}>
          {t('pay.simulate.failed')}
        </Button>
      </Stack>
    </div>
  );
}
