import type { OutputOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { EngineTrial } from './engine-trial.tsx';

interface EndedTrial {
  readonly name: string;
  readonly result: OutputOf<typeof engineConnectionsApi.testConnection> | undefined;
  readonly error: Error | null;
}

/** Shows how the test of an engine ended. */
export function useTrialDialog(): (trial: EndedTrial) => void {
  const { t } = useTranslation('engines');
  const { modal } = App.useApp();
  return ({ name, result, error }) =>
    void modal.info({
      icon: null,
      title: t('trial.of', { name }),
      content: <EngineTrial result={result} error={error} />,
      okText: t('trial.close'),
    });
}
