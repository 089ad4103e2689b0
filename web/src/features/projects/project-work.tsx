import type { TranslationDocument } from '@transloom/contracts/documents';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { isBusy } from './document-state.ts';
import styles from './project-page.module.css';

interface ProjectWorkProps {
  readonly documents: readonly TranslationDocument[];
  readonly onCancel: (documents: readonly TranslationDocument[]) => void;
}

/** While documents are being prepared: how many are done, which one is on, since when. */
export function ProjectWork({ documents, onCancel }: ProjectWorkProps) {
  const { t } = useTranslation('projects');
  const allows = useAllows();
  const busy = documents.filter(isBusy);
  const done = documents.length - busy.length;
  const start = useStart(busy, done);
  if (busy.length === 0) return null;
  const current = busy.find(({ job }) => job?.state === 'running') ?? busy[0];
  return (
    <div className={styles['work']} role="status">
      <WorkProgress
        step={t('work', { name: current?.name ?? '' })}
        done={done}
        total={documents.length}
        startedAt={start?.at ?? null}
        doneBefore={start?.done ?? 0}
        {...(allows('project:manage') ? { onCancel: () => onCancel(busy) } : {})}
      />
    </div>
  );
}

/** Since when documents are worked on while this page looks, and how many were done then. */
function useStart(busy: readonly TranslationDocument[], done: number) {
  const start = useRef<{ readonly at: string; readonly done: number }>(undefined);
  const [at] = busy.flatMap(({ job }) => job?.startedAt ?? []).toSorted();
  if (busy.length === 0) start.current = undefined;
  else if (at !== undefined) start.current ??= { at, done };
  return start.current;
}
