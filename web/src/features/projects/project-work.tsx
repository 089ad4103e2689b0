import type { TranslationDocument } from '@transloom/contracts/documents';
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
  if (busy.length === 0) return null;
  const current = busy.find(({ job }) => job?.state === 'running') ?? busy[0];
  const starts = busy.flatMap(({ job }) => job?.startedAt ?? []).toSorted();
  return (
    <div className={styles['work']} role="status">
      <WorkProgress
        step={t('work', { name: current?.name ?? '' })}
        done={documents.length - busy.length}
        total={documents.length}
        startedAt={starts[0] ?? null}
        {...(allows('project:manage') ? { onCancel: () => onCancel(busy) } : {})}
      />
    </div>
  );
}
