import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { FailureDetails } from './failure-details.tsx';
import styles from './failure-toast.module.css';

interface FailureToastProps {
  readonly text: string;
  readonly error: ApiError | undefined;
  /** A button that leads out of it. */
  readonly wayOut?: ReactNode;
  readonly onClose: () => void;
}

/** What went wrong, code and request id behind “details”, and a button to close. */
export function FailureToast({ text, error, wayOut, onClose }: FailureToastProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles['toast']} role="alert">
      <span className={styles['text']} title={text}>
        {text}
      </span>
      {wayOut}
      {error?.requestId ? (
        <span className={styles['details']}>
          <FailureDetails error={error} />
        </span>
      ) : null}
      <button type="button" className={styles['close']} aria-label={t('close')} onClick={onClose}>
        <CloseOutlined aria-hidden />
      </button>
    </span>
  );
}
