import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../session/session.queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { useSearchParams } from '../../ui/search-params.ts';
import { useTaskNow } from './notices/use-task-now.ts';
import { useNamedSegment } from './use-named-segment.ts';
import { useOpenWorkbench } from './use-open-workbench.ts';
import styles from './workbench.module.css';
import { openDocumentQuery } from './workbench.queries.ts';
import type { OpenDocument } from './workbench-context.ts';
import { WorkbenchScreen } from './workbench-screen.tsx';
import { WorkbenchSkeleton } from './workbench-skeleton.tsx';

/** The editor: `?documentId=`, `&task=` of who works under a task, and `&segment=` to go to one. */
export function WorkbenchPage() {
  const { t } = useTranslation('workbench');
  const { documentId, task } = useSearchParams('documentId', 'task');
  if (documentId === undefined) {
    return (
      <WithWayBack>
        <EmptyState title={t('noDocument')} />
      </WithWayBack>
    );
  }
  return <DocumentWorkbench key={`${documentId} ${task}`} documentId={documentId} taskId={task} />;
}

interface DocumentWorkbenchProps {
  readonly documentId: string;
  readonly taskId: string | undefined;
}

function DocumentWorkbench({ documentId, taskId }: DocumentWorkbenchProps) {
  const query = useQuery(openDocumentQuery(documentId, taskId));
  if (query.data === undefined && query.error) {
    return (
      <WithWayBack>
        <FailureState error={query.error} onRetry={() => void query.refetch()} />
      </WithWayBack>
    );
  }
  return (
    <Loadable query={query} skeleton={<WorkbenchSkeleton />}>
      {(opened) => <OpenedWorkbench opened={opened} />}
    </Loadable>
  );
}

/** The editor stands without the shell, so where there is none to be shown there is a way out of it. */
function WithWayBack({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('workbench');
  const navigate = useNavigate();
  return (
    <div className={styles['screen']}>
      <header className={styles['bar']}>
        <IconButton
          label={t('toProjects')}
          icon={<ArrowLeftOutlined />}
          onClick={() => void navigate({ to: '/project/index' })}
        />
      </header>
      <main className={styles['document']}>{children}</main>
    </div>
  );
}

function OpenedWorkbench({ opened }: { readonly opened: OpenDocument }) {
  const userId = useUser()?.userId ?? '';
  const [first] = useState(opened);
  const task = useTaskNow(first.task, userId);
  // Whoever lost the task reads on; what waits to be saved stays under it.
  const shown = useMemo(
    () => (task === 'gone' ? { ...opened, task: first.task, editable: false } : opened),
    [task, opened, first],
  );
  const open = useOpenWorkbench(userId, shown);
  useNamedSegment(open?.store, useSearchParams('segment').segment);
  if (open === undefined) return <WorkbenchSkeleton />;
  return <WorkbenchScreen opened={shown} task={task} {...open} />;
}
