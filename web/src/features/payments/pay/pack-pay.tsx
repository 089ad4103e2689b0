import { useQuery } from '@tanstack/react-query';
import type { PayChannel, PriceKind } from '@transloom/contracts/payments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { membershipQuery, pricesQuery } from '../payments.queries.ts';
import { ChannelChoice } from './channel-choice.tsx';
import styles from './pay-dialog.module.css';
import { PayOrder } from './pay-order.tsx';
import { PayTerms } from './pay-terms.tsx';
import { PriceChoice } from './price-choice.tsx';

interface PackPayProps {
  readonly kind: Exclude<PriceKind, 'ENTERPRISE'>;
  readonly onDone: () => void;
}

const methods = { CHARACTERS: 'pack', TOKEN: 'token' } as const;

/** Pro, characters and tokens: a choice at the left, its code at the right at once. */
export function PackPay({ kind, onDone }: PackPayProps) {
  const { t } = useTranslation('payments');
  const prices = useQuery(pricesQuery(kind));
  const { data: membership } = useQuery(membershipQuery);
  const [chosen, setChosen] = useState<string>();
  const [channel, setChannel] = useState<PayChannel>();
  return (
    <Loadable query={prices}>
      {(options) => {
        const option = options.find(({ code }) => code === chosen) ?? options[0];
        const way = channel ?? membership?.channels[0];
        const purchase =
          option &&
          (kind === 'PRO' ? { method: option.code } : { method: methods[kind], packCode: option.code });
        return (
          <>
            <div className={styles['body']}>
              <Stack gap="md">
                <Text as="p" tone="secondary">
                  {t(`pay.hint.${kind}`)}
                </Text>
                <PriceChoice options={options} chosen={option?.code} onChoose={setChosen} />
                <ChannelChoice channels={membership?.channels ?? []} chosen={way} onChoose={setChannel} />
              </Stack>
              {purchase && option && way ? (
                <PayOrder
                  key={`${option.code} ${way}`}
                  purchase={{ ...purchase, channel: way, price: option.price }}
                  onDone={onDone}
                  onStale={() => void prices.refetch()}
                />
              ) : null}
            </div>
            <PayTerms />
          </>
        );
      }}
    </Loadable>
  );
}
