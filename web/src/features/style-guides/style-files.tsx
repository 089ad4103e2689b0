import { DeleteOutlined, DownloadOutlined, FileTextOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import type { StyleFile } from '@transloom/contracts/style-guides';
import { Alert, App, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../i18n/format.ts';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { When } from '../../ui/when.tsx';
import { UploadField } from '../files/upload-field.tsx';
import { useUploads } from '../files/use-uploads.ts';
import {
  styleFilesQuery,
  useAddStyleFiles,
  useDownloadStyleFile,
  useRemoveStyleFile,
} from './style-guides.queries.ts';

interface StyleFilesProps {
  readonly projectId: string;
  readonly editable: boolean;
}

/** Files of the style guide of a project, for the people who translate it. */
export function StyleFiles({ projectId, editable }: StyleFilesProps) {
  const { t } = useTranslation('style-guides');
  const query = useQuery(styleFilesQuery(projectId));
  const [adding, setAdding] = useState(false);
  const full = (query.data?.length ?? 0) >= limits.styleGuideFiles;
  return (
    <Section
      title={t('files.title')}
      description={t('files.hint', { count: limits.styleGuideFiles })}
      actions={
        editable && !full ? (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            {t('files.add')}
          </Button>
        ) : null
      }
    >
      <Loadable query={query}>
        {(files) => (
          <>
            <StyleFileList projectId={projectId} files={files} editable={editable} />
            <Drawer
              open={adding}
              size={520}
              destroyOnHidden
              title={t('files.add')}
              onClose={() => setAdding(false)}
            >
              <AddFiles projectId={projectId} files={files} onClose={() => setAdding(false)} />
            </Drawer>
          </>
        )}
      </Loadable>
    </Section>
  );
}

interface StyleFileListProps extends StyleFilesProps {
  readonly files: readonly StyleFile[];
}

/** The files, each to be saved; who manages the project removes them. */
export function StyleFileList({ projectId, files, editable }: StyleFileListProps) {
  const { t } = useTranslation('style-guides');
  const download = useDownloadStyleFile(projectId);
  const remove = useRemoveStyleFile(projectId);
  const confirm = useConfirm();
  if (files.length === 0) return <Text tone="tertiary">{t('files.none')}</Text>;
  return (
    <LineList label={t('files.title')}>
      {files.map(({ fileId, name, bytes, addedBy, addedAt }) => (
        <ListLine key={fileId}>
          <Stack direction="row" gap="xs" align="center" justify="space-between">
            <Stack direction="row" gap="xs" align="center">
              <FileTextOutlined aria-hidden />
              <div>
                <FileName name={name} />
                <Text size="small" tone="tertiary" as="div">
                  {t('files.by', { size: formatBytes(bytes), name: addedBy })} <When instant={addedAt} />
                </Text>
              </div>
            </Stack>
            <Stack direction="row" gap="none">
              <IconButton
                label={t('files.download', { name })}
                icon={<DownloadOutlined />}
                onClick={() => download.mutate(fileId)}
              />
              {editable ? (
                <IconButton
                  label={t('files.remove', { name })}
                  icon={<DeleteOutlined />}
                  onClick={() =>
                    confirm({
                      title: t('files.removeTitle', { name }),
                      consequence: t('files.removeText'),
                      verb: t('files.removeVerb'),
                      danger: true,
                      onConfirm: () => remove.mutateAsync(fileId),
                    })
                  }
                />
              ) : null}
            </Stack>
          </Stack>
        </ListLine>
      ))}
    </LineList>
  );
}

interface AddFilesProps {
  readonly projectId: string;
  readonly files: readonly StyleFile[];
  readonly onClose: () => void;
}

function AddFiles({ projectId, files, onClose }: AddFilesProps) {
  const { t } = useTranslation('style-guides');
  const { message } = App.useApp();
  const uploads = useUploads('style');
  const add = useAddStyleFiles(projectId);
  const submit = () =>
    add.mutate([...uploads.keptIds], {
      onSuccess: () => {
        void message.success(t('files.added'));
        onClose();
      },
    });
  return (
    <Stack gap="md">
      <UploadField uploads={uploads} takenNames={files.map(({ name }) => name.normalize('NFC'))} />
      {add.error ? <Alert type="error" showIcon title={add.error.message} role="alert" /> : null}
      <DrawerButtons>
        <Button onClick={onClose}>{t('files.cancel')}</Button>
        <Button
          type="primary"
          loading={add.isPending}
          disabled={uploads.keptIds.length === 0 || uploads.sending}
          onClick={submit}
        >
          {t('files.submit', { count: uploads.keptIds.length })}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}
