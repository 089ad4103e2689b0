import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './help.module.css';

interface HelpLinkProps {
  readonly to: string;
  /** Address of the page that is shown. */
  readonly current: string;
  readonly children: ReactNode;
}

export function HelpLink({ to, current, children }: HelpLinkProps) {
  return (
    <Link to={to} className={styles['entry']} aria-current={to === current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
