import { Alert, App, Button, Checkbox, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { faultOf } from '../document-settings/option-faults.ts';
import { OptionFields } from '../document-settings/option-fields.tsx';
import { ProfileChooser } from '../document-settings/profile-chooser.tsx';
import type { TypeOfFiles } from '../document-settings/type-options.tsx';
import { useOptionTexts } from '../document-settings/use-option-texts.ts';
import { UploadField } from '../files/upload-field.tsx';
import { useUploads } from '../files/use-uploads.ts';
import { useReadAgain } from './documents.queries.ts';
import { EstimatePanel } from './estimate/estimate-panel.tsx';
import type { ProjectFile } from './files-of-project.ts';
import type { OpenProject } from './projects.queries.ts';

interface ReadAgainDrawerProps {
  readonly project: OpenProject;
  /** Undefined: closed. */
  readonly file: ProjectFile | undefined;
  readonly format: TypeOfFiles | undefined;
  readonly onClose: () => void;
}

/** Reads a file again in all languages: with other options, by other rules, or from a newer version. */
export function ReadAgainDrawer({ file, ...parts }: ReadAgainDrawerProps) {
  const { t } = useTranslation('projects');
  return (
    <Drawer
      open={file !== undefined}
      onClose={parts.onClose}
      title={t('rereading.title', { name: file?.name ?? '' })}
      size={520}
      destroyOnHidden
    >
      {file ? <ReadAgain file={file} {...parts} /> : null}
    </Drawer>
  );
}

function ReadAgain({
  project,
  file,
  format,
  onClose,
}: ReadAgainDrawerProps & { readonly file: ProjectFile }) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const texts = useOptionTexts();
  const uploads = useUploads('document');
  const again = useReadAgain();
  const [options, setOptions] = useState(file.first.options);
  const [resplit, setResplit] = useState(false);
  const languages = [project.sourceLanguage, ...project.targetLanguages];
  const fault = format && faultOf(format, options, languages);
  const wrong = fault ? texts.fault(fault) : again.error?.message;
  const hasOptions = format !== undefined && format.options.length > 0;
  const fileId = uploads.keptIds.at(-1);
  const reading = {
    ...(fileId === undefined ? {} : { fileId }),
    options,
    segmentation: resplit ? ('current' as const) : ('kept' as const),
  };
  const wish = {
    projectId: project.projectId,
    documentIds: file.documents.map(({ documentId }) => documentId),
  };
  const submit = () =>
    again.mutate(
      { ...wish, ...reading },
      {
        onSuccess: () => {
          message.success(t('rereading.started', { name: file.name }));
          onClose();
        },
      },
    );
  return (
    <Stack>
      <Text size="table" tone="secondary">
        {t('rereading.hint')}
      </Text>
      <Stack gap="xs">
        <Text strong>{t('rereading.file')}</Text>
        <UploadField uploads={uploads} single />
      </Stack>
      {hasOptions ? (
        <Stack gap="xs">
          <Text strong>{t('rereading.options')}</Text>
          <ProfileChooser
            format={format}
            value={options}
            faulty={fault !== undefined}
            onChoose={setOptions}
          />
          <OptionFields names={format.options} value={options} onChange={setOptions} languages={languages} />
        </Stack>
      ) : null}
      <Checkbox checked={resplit} onChange={({ target }) => setResplit(target.checked)}>
        {t('rereading.resplit')}{' '}
        <Text size="small" tone="tertiary">
          {t('rereading.resplitHint')}
        </Text>
      </Checkbox>
      <EstimatePanel wish={uploads.sending || fault !== undefined ? undefined : { ...wish, reading }} />
      <DrawerButtons note={wrong === undefined ? null : <Alert type="error" showIcon title={wrong} />}>
        <Button onClick={onClose}>{t('rereading.cancel')}</Button>
        <Button
          type="primary"
          disabled={uploads.sending || fault !== undefined}
          loading={again.isPending}
          onClick={submit}
        >
          {t('rereading.submit')}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}
