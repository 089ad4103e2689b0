import { DeleteOutlined } from '@ant-design/icons';
import type { EngineModel } from '@transloom/contracts/engine-models';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListLine } from '../../ui/line-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useModelCommand } from './engine-models.queries.ts';
import { pairName } from './pair-name.ts';

interface InstalledModelLineProps {
  readonly model: EngineModel;
  readonly removable: boolean;
}

export function InstalledModelLine({ model, removable }: InstalledModelLineProps) {
  const { t } = useTranslation('engine-models');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const remove = useModelCommand('removeModel');
  const name = pairName(model);
  const size = formatBytes(model.bytes);
  const askToRemove = () =>
    confirm({
      title: t('remove.title', { name }),
      consequence: t('remove.consequence', { size }),
      verb: t('remove.action'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(model.direction);
        message.success(t('remove.done', { name }));
      },
    });
  return (
    <ListLine>
      <Stack direction="row" gap="sm" justify="space-between">
        <div>
          <Text strong>{name}</Text>
          <Text size="small" tone="tertiary" numeric as="div">
            {[model.version === null ? t('placed') : t('version', { version: model.version }), size].join(
              ' · ',
            )}
          </Text>
        </div>
        {removable ? (
          <IconButton
            size="small"
            danger
            label={t('remove.of', { name })}
            icon={<DeleteOutlined />}
            onClick={askToRemove}
          />
        ) : null}
      </Stack>
    </ListLine>
  );
}
