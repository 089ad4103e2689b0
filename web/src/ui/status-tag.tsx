import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

interface StatusTagProps {
  readonly tone: StatusTone;
  /** Always the word; colour and icon only support it. */
  readonly children: ReactNode;
  readonly icon?: ReactNode;
}

export function StatusTag({ tone, children, icon }: StatusTagProps) {
  return (
    <span className={`${styles['tag']} ${styles[tone]}`}>
      {icon ?? <span className={styles['dot']} aria-hidden />}
      <span className={styles['words']} {...(typeof children === 'string' ? { title: children } : {})}>
        {children}
      </span>
    </span>
  );
}
