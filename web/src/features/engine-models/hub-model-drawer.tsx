import type { HubModel } from '@transloom/contracts/engine-models';
import { Alert, App, Button, Drawer, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useCreateWork } from '../../work/use-work-commands.ts';
import { modelDownloads, useFindHubModel } from './engine-models.queries.ts';
import { ModelFiles } from './model-facts-line.tsx';
import { ModelLicence } from './model-licence.tsx';
import { shortRevision } from './model-names.ts';

interface HubModelDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A model of a hub by its name: looked at first, with size, licence and checksums, then fetched. */
export function HubModelDrawer({ open, onClose }: HubModelDrawerProps) {
  const { t } = useTranslation('engine-models');
  return (
    <Drawer open={open} onClose={onClose} size={520} destroyOnHidden title={t('hub.action')}>
      <HubModelForm onDone={onClose} />
    </Drawer>
  );
}

interface Wanted {
  readonly repository: string;
  readonly file?: string;
  readonly revision?: string;
}

const repositoryPattern = /^\s*(?!\.)[\w.-]+\/(?!\.)[\w.-]+\s*$/;
const filePattern = /^\s*((?!\.)[\w.-]+\.gguf)?\s*$/;
const revisionPattern = /^\s*[\w./-]*\s*$/;

function HubModelForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('engine-models');
  const { message } = App.useApp();
  const find = useFindHubModel();
  const fetch = useCreateWork(modelDownloads);
  const found = find.data;
  const failure = find.error ?? fetch.error;
  const look = ({ repository, file = '', revision = '' }: Wanted) =>
    find.mutate({
      repository: repository.trim(),
      ...(file.trim() === '' ? {} : { file: file.trim() }),
      ...(revision.trim() === '' ? {} : { revision: revision.trim() }),
    });
  const begin = ({ repository, file, revision }: HubModel) =>
    fetch.mutate(
      { repository, file, revision },
      {
        onSuccess: () => {
          message.success(t('hub.begun', { name: repository }));
          onDone();
        },
      },
    );
  return (
    <Form<Wanted> layout="vertical" onFinish={look} onValuesChange={find.reset}>
      <Form.Item>
        <Text as="p" size="table" tone="secondary">
          {t('hub.text')}
        </Text>
      </Form.Item>
      <Form.Item
        name="repository"
        label={t('hub.repository')}
        extra={t('hub.repositoryHint')}
        rules={[{ required: true, pattern: repositoryPattern, message: t('hub.repositoryRule') }]}
      >
        <Input autoComplete="off" spellCheck={false} maxLength={120} placeholder="Xenova/opus-mt-zh-en" />
      </Form.Item>
      <Form.Item
        name="file"
        label={t('hub.file')}
        extra={t('hub.fileHint')}
        rules={[{ pattern: filePattern, message: t('hub.fileRule') }]}
      >
        <Input autoComplete="off" spellCheck={false} maxLength={160} />
      </Form.Item>
      <Form.Item
        name="revision"
        label={t('hub.revision')}
        extra={t('hub.revisionHint')}
        rules={[{ pattern: revisionPattern, message: t('hub.revisionRule') }]}
      >
        <Input autoComplete="off" spellCheck={false} maxLength={100} placeholder="main" />
      </Form.Item>
      <Stack gap="lg">
        {found ? <Found model={found} /> : null}
        <DrawerButtons note={failure ? <Alert type="error" showIcon title={failure.message} /> : null}>
          <Button type={found ? 'default' : 'primary'} htmlType="submit" loading={find.isPending}>
            {t('hub.look')}
          </Button>
          {found ? (
            <Button type="primary" loading={fetch.isPending} onClick={() => begin(found)}>
              {t('hub.fetch', { size: formatBytes(found.bytes) })}
            </Button>
          ) : null}
        </DrawerButtons>
      </Stack>
    </Form>
  );
}

function Found({ model }: { readonly model: HubModel }) {
  const { t } = useTranslation('engine-models');
  const { repository, engine, revision, bytes, host, licence, files } = model;
  return (
    <Section title={repository} description={t(`hub.engine.${engine}`)}>
      <Stack gap="sm">
        {licence === null ? <Alert type="warning" showIcon title={t('hub.noLicence')} /> : null}
        <Facts
          facts={[
            ...(licence ? [{ label: t('hub.licence'), value: <ModelLicence licence={licence} /> }] : []),
            { label: t('hub.size'), value: formatBytes(bytes) },
            { label: t('hub.host'), value: host },
            { label: t('hub.commit'), value: shortRevision(revision) },
            { label: t('files.title'), value: <ModelFiles files={files} /> },
          ]}
        />
      </Stack>
    </Section>
  );
}
