import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { offlineImportContract } from '@transloom/contracts/offline-work';
import { Alert, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { uploadFiles } from '../../../api/upload-files.ts';
import { LineList } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { UploadArea } from '../../../ui/upload-area.tsx';
import { useWorkList } from '../../../work/use-work.ts';
import { useCreateWork } from '../../../work/use-work-commands.ts';
import type { WorkIn } from '../../../work/work-kind.ts';
import { WorkLine } from '../../../work/work-line.tsx';
import { tasksKey } from '../tasks.queries.ts';
import { offlineImport } from './offline.queries.ts';
import { OfflineChanges } from './offline-changes.tsx';

interface OfflineDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Takes back work that was done offline; what it would change is shown before anything is written (D4.12). */
export function OfflineDrawer({ open, onClose }: OfflineDrawerProps) {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  const close = () => {
    onClose();
    void client.invalidateQueries({ queryKey: tasksKey });
  };
  return (
    <Drawer open={open} onClose={close} size={960} destroyOnHidden title={t('offline.importTitle')}>
      <OfflineImports />
    </Drawer>
  );
}

function OfflineImports() {
  const { t } = useTranslation('tasks');
  const create = useCreateWork(offlineImport);
  const works = useWorkList(offlineImport, { pageSize: 5 });
  const send = useMutation({
    mutationFn: async (file: File) => {
      const sent = await uploadFiles(endpoints.files.upload, {
        fields: { purpose: 'offline' },
        files: [file],
      });
      const [fileId] = sent.files.map((uploaded) => uploaded.fileId);
      if (fileId === undefined) throw new Error(sent.refused[0]?.message ?? t('offline.notSent'));
      await create.mutateAsync({ fileId });
    },
    meta: { failure: 'inline' },
  });
  return (
    <Stack gap="lg">
      <UploadArea
        title={t('offline.drop')}
        hint={t('offline.types')}
        accept={['.zip', '.xlf', '.xliff', '.sdlxliff', '.mxliff', '.mqxliff', '.docx', '.xlsx']}
        multiple={false}
        disabled={send.isPending}
        onFiles={([file]) => (file === undefined ? undefined : send.mutate(file))}
      />
      {send.error ? <Alert type="error" showIcon title={send.error.message} /> : null}
      <Section title={t('offline.list')}>
        <Loadable query={works}>
          {({ records }) => (
            <LineList empty={<Text tone="tertiary">{t('offline.none')}</Text>}>
              {records.map((work) => (
                <WorkLine
                  key={work.workId}
                  kind={offlineImport}
                  work={work}
                  stageText={(stage) => t(stage === 'apply' ? 'offline.applying' : 'offline.reading')}
                >
                  {work.status === 'paused' ? <OfflineChanges workId={work.workId} /> : null}
                  {work.result === null ? null : <Outcome result={work.result} />}
                </WorkLine>
              ))}
            </LineList>
          )}
        </Loadable>
      </Section>
    </Stack>
  );
}

interface OutcomeProps {
  readonly result: NonNullable<WorkIn<typeof offlineImportContract>['result']>;
}

/** Total, success and errors, and every error by its name. */
function Outcome({ result: { total, success, errors, unchanged, kept, faults } }: OutcomeProps) {
  const { t } = useTranslation('tasks');
  return (
    <Stack gap="xxs">
      <Text size="table">{t('offline.outcome', { total, success, errors, unchanged, kept })}</Text>
      {faults.map(({ name, fault, count }) => (
        <Text key={`${name} ${fault}`} as="p" size="small" tone="danger">
          {t('offline.faultOf', { name })} {t(`offline.fault.${fault}`, { count })}
        </Text>
      ))}
    </Stack>
  );
}
