import { CloudDownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { EngineModels } from '@transloom/contracts/engine-models';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { LineList } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { ShellCommand } from '../../ui/shell-command.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { engineModelsQuery, useModelDownloads } from './engine-models.queries.ts';
import { HubModelDrawer } from './hub-model-drawer.tsx';
import { HubModelLine, InstalledModelLine } from './installed-model-line.tsx';
import { ModelDownloadLine } from './model-download-line.tsx';
import { OfferedModelsDrawer } from './offered-models-drawer.tsx';

interface ModelSectionProps {
  /** Other engines translate from now on. */
  readonly onChange: () => void;
}

/** Models that translate on this machine: what is there, what is on its way, what can be fetched. */
export function ModelSection({ onChange }: ModelSectionProps) {
  const { t } = useTranslation('engine-models');
  const query = useQuery(engineModelsQuery);
  const downloads = useModelDownloads();
  const [open, setOpen] = useState<'none' | 'offered' | 'hub'>('none');
  const close = () => setOpen('none');
  useTellOfChange(query.data, onChange);
  return (
    <Section
      anchor="models"
      title={t('title')}
      description={t('description')}
      actions={
        query.data?.folder ? (
          <Stack direction="row" gap="xs">
            <Button icon={<CloudDownloadOutlined aria-hidden />} onClick={() => setOpen('hub')}>
              {t('hub.action')}
            </Button>
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('offered')}>
              {t('add')}
            </Button>
          </Stack>
        ) : null
      }
    >
      <Loadable query={query}>{(models) => <Models models={models} downloads={downloads} />}</Loadable>
      {query.data ? (
        <OfferedModelsDrawer
          open={open === 'offered'}
          models={query.data}
          downloads={downloads}
          onClose={close}
        />
      ) : null}
      <HubModelDrawer open={open === 'hub'} onClose={close} />
    </Section>
  );
}

interface ModelsProps {
  readonly models: EngineModels;
  readonly downloads: ReturnType<typeof useModelDownloads>;
}

function Models({ models: known, downloads }: ModelsProps) {
  const { models, others, diskBytes, folder } = known;
  const { t } = useTranslation('engine-models');
  return (
    <Stack gap="sm">
      {models.length + others.length + downloads.length === 0 ? (
        <Text as="p" tone="tertiary">
          {t('none')}
        </Text>
      ) : (
        <LineList>
          {downloads.map((download) => (
            <ModelDownloadLine key={download.workId} download={download} />
          ))}
          {models.map((model) => (
            <InstalledModelLine key={model.direction} model={model} removable={folder !== null} />
          ))}
          {others.map((model) => (
            <HubModelLine key={model.name} model={model} removable={folder !== null} />
          ))}
        </LineList>
      )}
      {diskBytes > 0 ? (
        <Text size="small" tone="secondary" numeric as="p">
          {t('disk', { size: formatBytes(diskBytes) })}
        </Text>
      ) : null}
      {folder === null ? (
        <Text size="small" tone="secondary" as="p">
          {t('operator')}
        </Text>
      ) : (
        <>
          <Text size="small" tone="secondary" as="p">
            {t('offline')}
          </Text>
          <ShellCommand command="npx transloom models --download en-zh --download zh-en" />
          <Text size="small" tone="secondary" as="p">
            {t('folder')} <code>{folder}</code>
          </Text>
        </>
      )}
    </Stack>
  );
}

/** Also when another page, another person or the command line changed them. */
function useTellOfChange(models: EngineModels | undefined, onChange: () => void): void {
  const installed = models && JSON.stringify([models.models, models.others]);
  const before = useRef(installed);
  useEffect(() => {
    if (before.current !== undefined && before.current !== installed) onChange();
    before.current = installed;
  }, [installed, onChange]);
}
