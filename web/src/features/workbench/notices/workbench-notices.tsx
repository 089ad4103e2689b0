import { useNavigate } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { saveNow } from '../saving/save-now.ts';
import type { Saver } from '../saving/saver.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import { useOutdatedProgram } from './use-outdated-program.ts';
import type { TaskNow } from './use-task-now.ts';

interface WorkbenchNoticesProps {
  readonly task: TaskNow;
  readonly saver: Pick<Saver, 'flush'>;
}

/** What has happened around the open document, with the ways on; what was typed is saved before the page is left (D8.17, D8.19). */
export function WorkbenchNotices({ task, saver }: WorkbenchNoticesProps) {
  const { t } = useTranslation('workbench');
  const { store } = useWorkbenchParts();
  const navigate = useNavigate();
  const outdated = useOutdatedProgram();
  const reload = () => void saveNow(store, saver).then(() => window.location.reload());
  return (
    <>
      {outdated ? (
        <Notice text={t('stopped.outdated')}>
          <Button size="small" type="primary" onClick={reload}>
            {t('stopped.reload')}
          </Button>
        </Notice>
      ) : null}
      {task === 'held' ? null : (
        <Notice text={t(`stopped.${task}`)}>
          <Button size="small" onClick={reload}>
            {t('stopped.refresh')}
          </Button>
          <Button size="small" type="primary" onClick={() => void navigate({ to: '/task/list/index' })}>
            {t('stopped.toTasks')}
          </Button>
        </Notice>
      )}
    </>
  );
}

function Notice({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Alert
      banner
      type="warning"
      title={text}
      action={
        <Stack direction="row" gap="xs">
          {children}
        </Stack>
      }
    />
  );
}
