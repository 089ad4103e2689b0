import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Text } from './text.tsx';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** One sentence: what this is for, or what went wrong. */
  readonly description?: ReactNode;
  /** One button to begin. */
  readonly action?: ReactNode;
  /** One link to learn. */
  readonly link?: ReactNode;
  /** Failures are announced; empty lists are not. */
  readonly role?: 'alert' | 'status';
}

export function EmptyState({ icon, title, description, action, link, role }: EmptyStateProps) {
  return (
    <div className={styles['empty']} {...(role ? { role } : {})}>
      {icon ? (
        <div className={styles['icon']} aria-hidden>
          {icon}
        </div>
      ) : null}
      <Text as="h2" size="section">
        {title}
      </Text>
      {description ? (
        <Text as="p" tone="secondary">
          {description}
        </Text>
      ) : null}
      {action ? <div className={styles['action']}>{action}</div> : null}
      {link ? <div className={styles['link']}>{link}</div> : null}
    </div>
  );
}
