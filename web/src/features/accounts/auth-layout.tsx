import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './auth-layout.module.css';
import { ProductGlimpse } from './product-glimpse.tsx';

interface AuthLayoutProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
  /** Other ways, below the form. */
  readonly foot?: ReactNode;
}

/** Around the forms of visitors: the form at the left, a glimpse of the product at the right. */
export function AuthLayout({ title, description, children, foot }: AuthLayoutProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles['layout']}>
      <div className={styles['side']}>
        <header className={styles['top']}>
          <Logo size={28} />
          <Text size="section">{t('product')}</Text>
          <span className={styles['language']}>
            <LanguageSwitcher />
          </span>
        </header>
        <main className={styles['form']}>
          <Text as="h1" size="title">
            {title}
          </Text>
          {description ? (
            <Text as="p" tone="secondary">
              {description}
            </Text>
          ) : null}
          <div className={styles['fields']}>{children}</div>
          {foot ? <div className={styles['foot']}>{foot}</div> : null}
        </main>
      </div>
      <ProductGlimpse />
    </div>
  );
}
