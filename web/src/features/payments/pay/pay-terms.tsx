import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';
import styles from './pay-dialog.module.css';

const parts = ['terms', 'privacy'] as const;

/** Links to the terms, in every pay dialog (P9.7). */
export function PayTerms() {
  const { t } = useTranslation('payments');
  return (
    <div className={styles['foot']}>
      <Text size="small" tone="tertiary">
        {t('pay.accepts')}{' '}
        {parts.map((part) => (
          <a key={part} href={`/about/purchase#${part}`} target="_blank" rel="noreferrer">
            {`${t(`rules.${part}.link`)} `}
          </a>
        ))}
      </Text>
    </div>
  );
}
