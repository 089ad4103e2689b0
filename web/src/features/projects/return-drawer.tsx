import type { TranslationDocument } from '@transloom/contracts/documents';
import { Alert, Button, Checkbox, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { UploadField } from '../files/upload-field.tsx';
import { useUploadReason } from '../files/use-upload-reason.ts';
import { useUploads } from '../files/use-uploads.ts';
import { useReturnTranslations } from './documents.queries.ts';
import { ReturnReportLines } from './return-report.tsx';

interface ReturnDrawerProps {
  /** Null: closed. */
  readonly document: TranslationDocument | null;
  readonly onClose: () => void;
}

/** Takes translations from an XLIFF that was downloaded from here and translated with another program. */
export function ReturnDrawer({ document, onClose }: ReturnDrawerProps) {
  const { t } = useTranslation('projects');
  return (
    <Drawer
      open={document !== null}
      onClose={onClose}
      title={t('returning.title', { name: document?.name ?? '' })}
      size={520}
      destroyOnHidden
    >
      {document ? <Returning document={document} onClose={onClose} /> : null}
    </Drawer>
  );
}

function Returning({ document, onClose }: ReturnDrawerProps & { readonly document: TranslationDocument }) {
  const { t } = useTranslation('projects');
  const uploads = useUploads('document');
  const take = useReturnTranslations();
  const [overwrite, setOverwrite] = useState(false);
  const kept = uploads.list.find(({ state }) => state.status === 'kept');
  const fileId = uploads.keptIds.at(-1);
  const submit = () => {
    if (fileId === undefined || kept === undefined) return;
    take.mutate(
      { documentId: document.documentId, fileId, overwrite },
      // The server does not keep it: another try begins with a file.
      { onSettled: () => uploads.queue.remove(kept.id) },
    );
  };
  return (
    <Stack>
      <Text size="table" tone="secondary">
        {t('returning.hint')}
      </Text>
      <UploadField uploads={uploads} single />
      <Checkbox checked={overwrite} onChange={({ target }) => setOverwrite(target.checked)}>
        {t('returning.overwrite')}
      </Checkbox>
      {take.data ? <ReturnReportLines report={take.data} /> : null}
      <DrawerButtons note={take.error ? <Alert type="error" showIcon title={take.error.message} /> : null}>
        <Button onClick={onClose}>{t(take.data ? 'returning.close' : 'returning.cancel')}</Button>
        <ReasonButton
          type="primary"
          reason={useUploadReason(uploads)}
          loading={take.isPending}
          onClick={submit}
        >
          {t('returning.submit')}
        </ReasonButton>
      </DrawerButtons>
    </Stack>
  );
}
