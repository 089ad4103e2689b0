import type { Memory } from '@transloom/contracts/memories';
import { Alert, Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { useChangeSearchParams } from '../../ui/search-params.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { UploadField } from '../files/upload-field.tsx';
import { useUploads } from '../files/use-uploads.ts';
import { useImportFiles } from './memories.queries.ts';

interface ImportFilesDrawerProps {
  readonly memory: Memory;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ImportFilesDrawer({ memory, open, onClose }: ImportFilesDrawerProps) {
  const { t } = useTranslation('memories');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={520}
      destroyOnHidden
      title={t('importFiles.title', { name: memory.name })}
    >
      <ImportFiles memoryId={memory.memoryId} onClose={onClose} />
    </Drawer>
  );
}

interface ImportFilesProps {
  readonly memoryId: string;
  readonly onClose: () => void;
}

/** Files that go into a memory that is there; what becomes of them is seen among its imports. */
function ImportFiles({ memoryId, onClose }: ImportFilesProps) {
  const { t } = useTranslation('memories');
  const { keptIds, sending, ...uploads } = useUploads('memory');
  const importFiles = useImportFiles();
  const changeSearch = useChangeSearchParams();
  const start = () =>
    importFiles.mutate(
      { memoryId, fileIds: [...keptIds] },
      {
        onSuccess: () => {
          onClose();
          changeSearch({ tab: 'imports' });
        },
      },
    );
  return (
    <Stack gap="md">
      <Text as="p" tone="secondary">
        {t('importFiles.hint')}
      </Text>
      <UploadField uploads={{ ...uploads, keptIds, sending }} />
      {importFiles.error ? <Alert type="error" showIcon title={importFiles.error.message} /> : null}
      <DrawerButtons>
        <Button onClick={onClose}>{t('create.cancel')}</Button>
        <Button
          type="primary"
          disabled={sending || keptIds.length === 0}
          loading={importFiles.isPending}
          onClick={start}
        >
          {keptIds.length === 0
            ? t('importFiles.action')
            : t('importFiles.submit', { count: keptIds.length })}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}
