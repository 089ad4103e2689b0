import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './failure-details.module.css';

/** Code and request id of a failure, folded away, with a button to copy them for people who ask for help. */
export function FailureDetails({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const text = [error.code, error.status || undefined, error.requestId].filter(Boolean).join(' · ');
  return (
    <span className={styles['details']}>
      <button type="button" className={styles['toggle']} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('failure.details')}
      </button>
      {open ? (
        <span className={styles['text']}>
          <code>{text}</code>
          <CopyButton text={text} />
        </span>
      ) : null}
    </span>
  );
}
