import { useQueryClient } from '@tanstack/react-query';
import type { offlineImportContract } from '@transloom/contracts/offline-work';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { WorkFromFile } from '../../../work/work-from-file.tsx';
import type { WorkIn } from '../../../work/work-kind.ts';

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
  return (
    <Stack gap="lg">
      <WorkFromFile
        kind={offlineImport}
        purpose="offline"
        accept={['.zip', '.xlf', '.xliff', '.sdlxliff', '.mxliff', '.mqxliff', '.docx', '.xlsx']}
        optionsOf={(fileId) => ({ fileId })}
        words={{
          drop: t('offline.drop'),
          types: t('offline.types'),
          notSent: t('offline.notSent'),
          list: t('offline.list'),
          none: t('offline.none'),
        }}
        stageText={(stage) => t(stage === 'apply' ? 'offline.applying' : 'offline.reading')}
      >
        {({ workId, status, result }) => (
          <>
            {status === 'paused' ? <OfflineChanges workId={workId} /> : null}
            {result === null ? null : <Outcome result={result} />}
          </>
        )}
      </WorkFromFile>
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
