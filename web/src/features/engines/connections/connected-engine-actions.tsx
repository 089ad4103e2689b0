import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useRemoveConnection, useTestConnection } from '../engines.queries.ts';
import { useTrialDialog } from '../trying/use-trial-dialog.tsx';

interface ConnectedEngineActionsProps {
  readonly connection: EngineConnection;
  readonly onChange: () => void;
}

/** Test with a real sentence, change, disconnect. */
export function ConnectedEngineActions({ connection, onChange }: ConnectedEngineActionsProps) {
  const { t } = useTranslation('engines');
  const { message } = App.useApp();
  const show = useTrialDialog();
  const confirm = useConfirm();
  const remove = useRemoveConnection();
  const trial = useTestConnection();
  const { connectionId, name, vendor, settings } = connection;
  const test = () =>
    trial.mutate(
      { connectionId, name, vendor, settings },
      {
        onSettled: (result, error) => show({ name, result, error }),
      },
    );
  const askToRemove = () =>
    confirm({
      title: t('remove.title', { name }),
      consequence: t('remove.consequence'),
      verb: t('remove.action'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(connectionId);
        message.success(t('remove.done', { name }));
      },
    });
  return (
    <Stack direction="row" gap="xxs">
      <Button size="small" loading={trial.isPending} aria-label={t('trial.of', { name })} onClick={test}>
        {t('trial.action')}
      </Button>
      <IconButton size="small" label={t('change.of', { name })} icon={<EditOutlined />} onClick={onChange} />
      <IconButton
        size="small"
        label={t('remove.of', { name })}
        icon={<DeleteOutlined />}
        onClick={askToRemove}
      />
    </Stack>
  );
}
