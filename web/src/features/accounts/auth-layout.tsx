import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
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
  /** The form is over; title and description say how it went. */
  readonly outcome?: 'done' | 'failed';
  readonly children?: ReactNode;
  /** Other ways, below the form. */
  readonly foot?: ReactNode;
}

/** Around the forms of visitors: the form at the left, a glimpse of the product at the right. */
export function AuthLayout({ title, description, outcome, children, foot }: AuthLayoutProps) {
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
          <div className={styles['words']} {...(outcome ? { role: outcomes[outcome].role } : {})}>
            {outcome ? outcomes[outcome].icon : null}
            <Text as="h1" size="title">
              {title}
            </Text>
            {description ? (
              <Text as="p" tone="secondary">
                {description}
              </Text>
            ) : null}
          </div>
          {children ? <div className={styles['fields']}>{children}</div> : null}
          {foot ? <div className={styles['foot']}>{foot}</div> : null}
        </main>
      </div>
      <ProductGlimpse />
    </div>
  );
}

const outcomes = {
  done: { role: 'status', icon: <CheckCircleFilled className={styles['done'] ?? ''} aria-hidden /> },
  failed: { role: 'alert', icon: <CloseCircleFilled className={styles['failed'] ?? ''} aria-hidden /> },
} as const;
