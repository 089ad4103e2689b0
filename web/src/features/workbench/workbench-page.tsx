import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../session/session.queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { useSearchParams } from '../../ui/search-params.ts';
import { useOpenWorkbench } from './use-open-workbench.ts';
import { openDocumentQuery } from './workbench.queries.ts';
import type { OpenDocument } from './workbench-context.ts';
import { WorkbenchScreen } from './workbench-screen.tsx';
import { WorkbenchSkeleton } from './workbench-skeleton.tsx';

/** The editor: `?documentId=`. */
export function WorkbenchPage() {
  const { t } = useTranslation('workbench');
  const { documentId } = useSearchParams('documentId');
  if (documentId === undefined) return <EmptyState title={t('noDocument')} />;
  return <DocumentWorkbench key={documentId} documentId={documentId} />;
}

function DocumentWorkbench({ documentId }: { readonly documentId: string }) {
  const query = useQuery(openDocumentQuery(documentId));
  return (
    <Loadable query={query} skeleton={<WorkbenchSkeleton />}>
      {(opened) => <OpenedWorkbench opened={opened} />}
    </Loadable>
  );
}

function OpenedWorkbench({ opened }: { readonly opened: OpenDocument }) {
  const userId = useUser()?.userId ?? '';
  const open = useOpenWorkbench(userId, opened.document.documentId);
  return open === undefined ? <WorkbenchSkeleton /> : <WorkbenchScreen opened={opened} {...open} />;
}
