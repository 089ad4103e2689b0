import { plans, type Tier } from '@transloom/contracts/plans';
import type { AccountType } from '@transloom/contracts/roles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../session/session.queries.ts';
import styles from './membership-badge.module.css';

const shapes: Readonly<Record<Tier, ReactNode>> = {
  free: <path d="M11 5.5 16 11l-5 5.5L6 11Z" />,
  pro: <path d="m11 4.8 1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6Z" />,
  enterprise: <path d="M6 16.5V8l5-3.2L16 8v8.5M9 9.5h.01M13 9.5h.01M9 12.5h.01M13 12.5h.01M11 16.5v-2.2" />,
  ultimate: <path d="m5.5 8 3 2.5L11 6l2.5 4.5L16.5 8l-1 7.5h-9Z" />,
};

interface MembershipBadgeProps {
  /** The type of the signed-in account where none is given. */
  readonly accountType?: AccountType;
  /** px */
  readonly size?: number;
  /** Beside its word, which says it already. */
  readonly decorative?: boolean;
}

/** The plan as a small picture with its name for screen readers; nothing while nobody is known. */
export function MembershipBadge({ accountType, size = 22, decorative }: MembershipBadgeProps) {
  const { t } = useTranslation('organizations');
  const user = useUser();
  const type = accountType ?? user?.accountType;
  if (!type) return null;
  const plan = plans[type].tier;
  return (
    <svg
      className={`${styles['badge']} ${styles[plan]}`}
      width={size}
      height={size}
      viewBox="0 0 22 22"
      role="img"
      aria-hidden={decorative ?? false}
    >
      <title>{t(`plan.${plan}`)}</title>
      <circle className={styles['ground']} cx="11" cy="11" r="10" />
      <g className={styles['shape']}>{shapes[plan]}</g>
    </svg>
  );
}
