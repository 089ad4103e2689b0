import { CloudOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { EmptyState } from './empty-state.tsx';
import { FailureDetails } from './failure-details.tsx';

interface FailureStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** In the place of what could not be loaded: what happened, and again. */
export function FailureState({ error, onRetry }: FailureStateProps) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      role="alert"
      icon={<CloudOutlined />}
      title={t('failure.title')}
      description={error instanceof ApiError ? error.message : t('failure.unexpected')}
      action={
        onRetry ? (
          <Button icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        ) : null
      }
      link={error instanceof ApiError ? <FailureDetails error={error} /> : null}
    />
  );
}
