import { DeleteOutlined } from '@ant-design/icons';
import type { EngineModel, InstalledHubModel, ModelFacts } from '@transloom/contracts/engine-models';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListLine } from '../../ui/line-list.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useRemoveHubModel, useRemoveModel } from './engine-models.queries.ts';
import { ModelFactsLine } from './model-facts-line.tsx';
import { pairName, shortRevision } from './model-names.ts';

interface InstalledModelLineProps {
  readonly model: EngineModel;
  readonly removable: boolean;
}

/** A model that goes one direction. */
export function InstalledModelLine({ model, removable }: InstalledModelLineProps) {
  const { t } = useTranslation('engine-models');
  const remove = useRemoveModel();
  const { direction, version, bytes, ...facts } = model;
  const said = version === null ? t('placed') : t('version', { version });
  return (
    <ModelLine
      name={pairName(model)}
      said={said}
      bytes={bytes}
      {...facts}
      onRemove={removable ? () => remove.mutateAsync(direction) : undefined}
    />
  );
}

interface HubModelLineProps {
  readonly model: InstalledHubModel;
  readonly removable: boolean;
}

/** A model of a hub: in ONNX or GGUF. */
export function HubModelLine({ model, removable }: HubModelLineProps) {
  const { t } = useTranslation('engine-models');
  const remove = useRemoveHubModel();
  const { name, revision, bytes, ...facts } = model;
  const said = revision === null ? t('placed') : t('revision', { revision: shortRevision(revision) });
  return (
    <ModelLine
      name={name}
      said={said}
      bytes={bytes}
      {...facts}
      onRemove={removable ? () => remove.mutateAsync(name) : undefined}
    />
  );
}

interface ModelLineProps extends ModelFacts {
  readonly name: string;
  /** Its version, or that somebody put it there. */
  readonly said: string;
  readonly bytes: number;
  readonly onRemove: (() => Promise<unknown>) | undefined;
}

function ModelLine({ name, said, bytes, licence, files, onRemove }: ModelLineProps) {
  const { t } = useTranslation('engine-models');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const size = formatBytes(bytes);
  const askToRemove = (remove: () => Promise<unknown>) =>
    confirm({
      title: t('remove.title', { name }),
      consequence: t('remove.consequence', { size }),
      verb: t('remove.action'),
      danger: true,
      onConfirm: async () => {
        await remove();
        message.success(t('remove.done', { name }));
      },
    });
  return (
    <ListLine>
      <Stack direction="row" gap="sm" justify="space-between">
        <Stack gap="none" grow>
          <Text strong truncate>
            {name}
          </Text>
          <ModelFactsLine facts={[said, size]} licence={licence} files={files} />
        </Stack>
        {onRemove ? (
          <IconButton
            size="small"
            label={t('remove.of', { name })}
            icon={<DeleteOutlined />}
            onClick={() => askToRemove(onRemove)}
          />
        ) : null}
      </Stack>
    </ListLine>
  );
}
