import type { OutputOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import styles from '../engine-line.module.css';

interface EngineTrialProps {
  readonly result: OutputOf<typeof engineConnectionsApi.testConnection> | undefined;
  readonly error: Error | null;
}

/** A sentence the engine really translated and how long it took, or why it could not. */
export function EngineTrial({ result, error }: EngineTrialProps) {
  const { t } = useTranslation('engines');
  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (!result) return null;
  const { ok, message, sample } = result;
  if (!ok || !sample) return <Alert type="error" showIcon title={t('trial.failed')} description={message} />;
  return (
    <Alert
      type="success"
      showIcon
      title={t('trial.works', { milliseconds: formatNumber(sample.milliseconds) })}
      description={
        <dl className={styles['sample']}>
          <dt>{t('trial.source')}</dt>
          <dd lang="en">{sample.source}</dd>
          <dt>{t('trial.target')}</dt>
          <dd>{sample.target}</dd>
        </dl>
      }
    />
  );
}
