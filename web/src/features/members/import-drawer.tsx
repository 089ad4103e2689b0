import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints.generated.ts';
import { uploadFiles } from '../../api/upload-files.ts';
import { formatNumber } from '../../i18n/format.ts';
import { LineList } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { UploadArea } from '../../ui/upload-area.tsx';
import { useWorkList } from '../../work/use-work.ts';
import { useCreateWork } from '../../work/use-work-commands.ts';
import { WorkLine } from '../../work/work-line.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { LanguageNames } from './language-names.tsx';
import { memberImport, useExportMembers } from './members.queries.ts';
import { roleOfValue } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';

interface ImportDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** People from a filled-in template are invited in the background (D5.80). */
export function ImportDrawer({ open, onClose }: ImportDrawerProps) {
  const { t } = useTranslation('members');
  return (
    <Drawer open={open} onClose={onClose} size={560} destroyOnHidden title={t('import.title')}>
      <ImportForm />
    </Drawer>
  );
}

function ImportForm() {
  const { t } = useTranslation('members');
  const [role, setRole] = useState('TRANSLATOR');
  const template = useExportMembers();
  const create = useCreateWork(memberImport);
  const works = useWorkList(memberImport, { pageSize: 5 });
  const send = useMutation({
    mutationFn: async (file: File) => {
      const sent = await uploadFiles(endpoints.files.upload, {
        fields: { purpose: 'members' },
        files: [file],
      });
      const [fileId] = sent.files.map((uploaded) => uploaded.fileId);
      if (fileId === undefined) throw new Error(sent.refused[0]?.message ?? t('import.notSent'));
      await create.mutateAsync({ fileId, role: roleOfValue(role).role });
    },
    meta: { failure: 'inline' },
  });
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Text as="p" tone="secondary">
          {t('import.hint', { most: formatNumber(limits.importedMembers) })}
        </Text>
        <div>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={template.isPending}
            onClick={() => template.mutate({ template: true })}
          >
            {t('import.template')}
          </Button>
          <LanguageNames />
        </div>
      </Stack>
      <Stack gap="xxs">
        <Text as="label">{t('import.role')}</Text>
        <RoleSelect label={t('import.role')} value={role} onChange={setRole} />
      </Stack>
      <UploadArea
        title={t('import.drop')}
        hint={t('import.types')}
        accept={['.xlsx']}
        multiple={false}
        disabled={send.isPending}
        onFiles={([file]) => (file === undefined ? undefined : send.mutate(file))}
      />
      {send.error ? <Alert type="error" showIcon title={send.error.message} /> : null}
      <Section title={t('import.list')}>
        <Loadable query={works}>
          {({ records }) => (
            <LineList empty={<Text tone="tertiary">{t('import.none')}</Text>}>
              {records.map((work) => (
                <WorkLine
                  key={work.workId}
                  kind={memberImport}
                  work={work}
                  stageText={() => t('import.inviting')}
                >
                  {work.result === null ? null : <ImportOutcome result={work.result} />}
                </WorkLine>
              ))}
            </LineList>
          )}
        </Loadable>
      </Section>
    </Stack>
  );
}
