import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TypeOptions } from '../document-settings/type-options.tsx';
import { UploadField } from '../files/upload-field.tsx';
import { useUploadReason } from '../files/use-upload-reason.ts';
import { useUploads } from '../files/use-uploads.ts';
import { EstimatePanel } from './estimate/estimate-panel.tsx';
import { type OpenProject, useAddDocuments } from './projects.queries.ts';
import { ofUploaded, typesOf } from './types-of-uploads.ts';

interface AddFilesDrawerProps {
  readonly project: OpenProject;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function AddFilesDrawer({ open, ...parts }: AddFilesDrawerProps) {
  const { t } = useTranslation('projects');
  return (
    <Drawer
      open={open}
      onClose={parts.onClose}
      title={t('addFiles.title', { name: parts.project.name })}
      size={520}
      destroyOnHidden
    >
      <AddFiles {...parts} />
    </Drawer>
  );
}

/** Only what was taken is added; names the project has already are named before anything is sent. */
function AddFiles({ project, onClose }: Omit<AddFilesDrawerProps, 'open'>) {
  const { t } = useTranslation('projects');
  const uploads = useUploads('document');
  const add = useAddDocuments();
  const { keptIds, sending } = uploads;
  const [documentOptions, setDocumentOptions] = useState<OptionsByFormat>({});
  const { projectId, sourceLanguage, targetLanguages, engines, settings } = project;
  const wish = {
    projectId,
    sourceLanguage,
    targetLanguages,
    engines: engines.map(({ targetLanguage, engineKey }) => ({ targetLanguage, engineKey })),
    settings: { matchRate: settings.matchRate, summarizes: settings.summarizes },
    fileIds: [...keptIds],
    documentOptions: ofUploaded(documentOptions, uploads),
  };
  const submit = () =>
    add.mutate(
      {
        projectId,
        fileIds: wish.fileIds,
        documentOptions: wish.documentOptions,
      },
      { onSuccess: onClose },
    );
  return (
    <Stack>
      <UploadField uploads={uploads} takenNames={project.documents.map(({ name }) => name)} />
      <TypeOptions
        types={typesOf(uploads)}
        value={documentOptions}
        inForce={project.documentOptions}
        onChange={setDocumentOptions}
        languages={[project.sourceLanguage, ...project.targetLanguages]}
      />
      <EstimatePanel wish={keptIds.length === 0 || sending ? undefined : wish} />
      <DrawerButtons note={add.error ? <Alert type="error" showIcon title={add.error.message} /> : null}>
        <Button onClick={onClose}>{t('addFiles.cancel')}</Button>
        <ReasonButton
          type="primary"
          reason={useUploadReason(uploads)}
          loading={add.isPending}
          onClick={submit}
        >
          {t('addFiles.submit', { count: keptIds.length })}
        </ReasonButton>
      </DrawerButtons>
    </Stack>
  );
}
