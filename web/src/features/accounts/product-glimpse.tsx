import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Text } from '../../ui/text.tsx';
import styles from './product-glimpse.module.css';

const rows = [
  { id: 'first', state: 'confirmed' },
  { id: 'second', state: 'confirmed' },
  { id: 'third', state: 'active' },
  { id: 'fourth', state: 'open' },
] as const;

/** What the work looks like: a few sentences in the editor, drawn. */
export function ProductGlimpse() {
  const { t } = useTranslation('accounts');
  return (
    <aside className={styles['glimpse']}>
      <div className={styles['card']} aria-hidden>
        {rows.map(({ id, state }, index) => (
          <div key={id} className={styles['row']} data-state={state}>
            <span className={styles['number']}>{index + 1}</span>
            <span lang="en">{t(`glimpse.${id}.source`)}</span>
            <span lang="zh">{t(`glimpse.${id}.target`)}</span>
            <span className={styles['state']}>
              {state === 'confirmed' ? <CheckOutlined /> : <span className={styles['dot']} />}
            </span>
          </div>
        ))}
      </div>
      <div className={styles['words']}>
        <Text as="h2" size="section">
          {t('glimpse.title')}
        </Text>
        <Text as="p" tone="secondary">
          {t('glimpse.description')}
        </Text>
      </div>
    </aside>
  );
}
