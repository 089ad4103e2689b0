import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { usePurchase } from '../../session/purchase.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './pack-cards.module.css';
import { fenText } from './pay/fen-text.ts';
import { pricesQuery } from './payments.queries.ts';

/** Packs with their prices, and the way to buy one. */
export function PackCards({ kind }: { readonly kind: 'CHARACTERS' | 'TOKEN' }) {
  const { t } = useTranslation('payments');
  const prices = useQuery(pricesQuery(kind));
  const allows = useAllows();
  const { open } = usePurchase();
  return (
    <Loadable query={prices}>
      {(options) => (
        <>
          <ul className={styles['cards']}>
            {options.map(({ code, desc, subDesc, price }) => (
              <li key={code} className={styles['card']}>
                <Text strong>{desc}</Text>
                <Text size="section" numeric>
                  {fenText(price)}
                </Text>
                <Text size="small" tone="secondary">
                  {subDesc}
                </Text>
              </li>
            ))}
          </ul>
          {allows('billing:manage') ? (
            <div className={styles['buy']}>
              <Button type="primary" onClick={() => open(kind)}>
                {t(`packs.buy.${kind}`)}
              </Button>
            </div>
          ) : (
            <Text tone="secondary">{t('plan.askOwner')}</Text>
          )}
        </>
      )}
    </Loadable>
  );
}
