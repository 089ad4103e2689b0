import type { EngineConnection } from '@transloom/contracts/engine-connections';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChangeAndRemove } from '../../../ui/change-and-remove.tsx';
import { useRemoveConnection, useTestConnection } from '../engines.queries.ts';
import { useTrialDialog } from '../trying/use-trial-dialog.tsx';

interface ConnectedEngineActionsProps {
  readonly connection: EngineConnection;
  readonly onChange: () => void;
}

/** Test with a real segment, change, disconnect. */
export function ConnectedEngineActions({ connection, onChange }: ConnectedEngineActionsProps) {
  const { t } = useTranslation('engines');
  const show = useTrialDialog();
  const remove = useRemoveConnection();
  const trial = useTestConnection();
  const { connectionId, name, vendor, settings } = connection;
  const test = () =>
    trial.mutate(
      { connectionId, name, vendor, settings },
      { onSettled: (result, error) => show({ name, result, error }) },
    );
  return (
    <ChangeAndRemove
      word={(key) => t(key, { name })}
      onChange={onChange}
      remove={() => remove.mutateAsync(connectionId)}
    >
      <Button size="small" loading={trial.isPending} aria-label={t('trial.of', { name })} onClick={test}>
        {t('trial.action')}
      </Button>
    </ChangeAndRemove>
  );
}
