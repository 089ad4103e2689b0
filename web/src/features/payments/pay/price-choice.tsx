import type { PriceOption } from '@transloom/contracts/payments';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import { fenText } from './fen-text.ts';
import styles from './pay-dialog.module.css';

interface PriceChoiceProps {
  readonly options: readonly PriceOption[];
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** What is sold, of which one is chosen. */
export function PriceChoice({ options, chosen, onChoose }: PriceChoiceProps) {
  const { t } = useTranslation('payments');
  return (
    <div className={styles['choices']} role="radiogroup" aria-label={t('pay.choose')}>
      {options.map(({ code, desc, subDesc, price, originalPrice }) => (
        // biome-ignore lint/a11y/useSemanticElements: a card with several lines is no radio button of the browser
        <button
          key={code}
          type="button"
          role="radio"
          aria-checked={code === chosen}
          className={styles['choice']}
          onClick={() => onChoose(code)}
        >
          <Text strong>{desc}</Text>
          <span className={styles['price']}>
            <Text size="section" numeric strong>
              {fenText(price)}
            </Text>
            {originalPrice === null ? null : (
              <span className={styles['before']}>
                <Text size="small" tone="tertiary" numeric>
                  {fenText(originalPrice)}
                </Text>
              </span>
            )}
          </span>
          <Text size="small" tone="secondary">
            {subDesc === '' ? t('pay.once') : subDesc}
          </Text>
        </button>
      ))}
    </div>
  );
}
