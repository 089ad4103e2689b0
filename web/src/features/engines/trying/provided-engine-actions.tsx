import type { Engine } from '@transloom/contracts/engines';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTestProvidedEngine } from '../engines.queries.ts';
import { useTrialDialog } from './use-trial-dialog.tsx';

/** Administrators may test an engine of the installation; its credentials are the operator's alone. */
export function ProvidedEngineActions({ engine: { key, name } }: { readonly engine: Engine }) {
  const { t } = useTranslation('engines');
  const show = useTrialDialog();
  const trial = useTestProvidedEngine();
  const test = () => trial.mutate(key, { onSettled: (result, error) => show({ name, result, error }) });
  return (
    <Button size="small" loading={trial.isPending} aria-label={t('trial.of', { name })} onClick={test}>
      {t('trial.action')}
    </Button>
  );
}
