import { useQuery } from '@tanstack/react-query';
import type { Order } from '@transloom/contracts/payments';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { sellerQuery } from '../payments.queries.ts';
import { fenText } from './fen-text.ts';
import styles from './pay-dialog.module.css';

/** Where a bank transfer goes, and what it must name. */
export function TransferDetails({ order }: { readonly order: Order }) {
  const { t } = useTranslation('payments');
  const seller = useQuery(sellerQuery);
  return (
    <div className={styles['pay']}>
      <Text size="title" numeric strong>
        {fenText(order.amount)}
      </Text>
      <Loadable query={seller}>
        {({ name, bank, bankAccount }) => (
          <Facts
            narrow
            facts={[
              { label: t('transfer.name'), value: name || t('transfer.missing') },
              { label: t('transfer.bank'), value: bank || t('transfer.missing') },
              { label: t('transfer.account'), value: bankAccount || t('transfer.missing') },
            ]}
          />
        )}
      </Loadable>
      <Stack direction="row" gap="xs">
        <Text size="small" numeric>
          {order.orderNo}
        </Text>
        <CopyButton text={order.orderNo} />
      </Stack>
      <Text as="p" size="small" tone="secondary">
        {t('transfer.hint')}
      </Text>
    </div>
  );
}
