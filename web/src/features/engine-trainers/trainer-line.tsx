import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { EngineTrainer } from '@transloom/contracts/engine-trainers';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListLine } from '../../ui/line-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useRemoveTrainer } from './engine-trainers.queries.ts';
import { TrainerReports } from './trainer-reports.tsx';
import { useTrainerKind } from './use-trainer-text.ts';

interface TrainerLineProps {
  readonly trainer: EngineTrainer;
  readonly onChange: () => void;
}

export function TrainerLine({ trainer, onChange }: TrainerLineProps) {
  const { t } = useTranslation('engine-trainers');
  const kindText = useTrainerKind();
  const remove = useAskToRemove(trainer);
  const { name, vendor, failureMessage, settings } = trainer;
  const about = [kindText(vendor), settings?.['model'], settings?.['baseUrl']].filter((part) => part);
  return (
    <ListLine>
      <Stack direction="row" gap="sm" justify="space-between">
        <div>
          <Stack direction="row" gap="xs">
            <Text strong>{name}</Text>
            <StatusTag tone={failureMessage === null ? 'success' : 'danger'}>
              {t(failureMessage === null ? 'state.ready' : 'state.failing')}
            </StatusTag>
          </Stack>
          <Text size="small" tone="tertiary" as="div">
            {about.join(' · ')}
          </Text>
          {failureMessage === null ? null : (
            <Text size="small" tone="danger" as="div">
              {failureMessage}
            </Text>
          )}
          <TrainerReports trainer={trainer} />
        </div>
        <Stack direction="row" gap="xxs">
          <IconButton
            size="small"
            label={t('change.of', { name })}
            icon={<EditOutlined />}
            onClick={onChange}
          />
          <IconButton
            size="small"
            label={t('remove.of', { name })}
            icon={<DeleteOutlined />}
            onClick={remove}
          />
        </Stack>
      </Stack>
    </ListLine>
  );
}

function useAskToRemove({ trainerId, name }: EngineTrainer): () => void {
  const { t } = useTranslation('engine-trainers');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const remove = useRemoveTrainer();
  return () =>
    confirm({
      title: t('remove.title', { name }),
      consequence: t('remove.consequence'),
      verb: t('remove.action'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(trainerId);
        message.success(t('remove.done', { name }));
      },
    });
}
