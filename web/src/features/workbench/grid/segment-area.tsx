import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureState } from '../../../ui/failure-state.tsx';
import type { SegmentActionParts } from '../segment-work/use-segment-actions.tsx';
import styles from '../workbench.module.css';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { RowMenu } from './row-menu.tsx';
import { SegmentGrid } from './segment-grid.tsx';

interface SegmentAreaProps {
  /** Ids of the segments that fit what is looked for. */
  readonly listed: readonly string[];
  readonly search: string;
  readonly onShowAll: () => void;
  /** Why segments could not be loaded, or not be found. */
  readonly failure: Error | null;
  readonly onRetry: () => void;
  /** What the menu of a row works on. */
  readonly menu: SegmentActionParts;
}

/** The segments under their languages; what is missing of them, and why. */
export function SegmentArea({ listed, failure, onRetry, menu, ...found }: SegmentAreaProps) {
  const { t } = useTranslation('workbench');
  const { document } = useWorkbenchParts().opened;
  const loaded = useWorkbench(({ rows }) => rows.places.size);
  if (failure !== null && loaded === 0) return <FailureState error={failure} onRetry={onRetry} />;
  const missing = document.segmentCount - loaded;
  return (
    <>
      {failure === null ? null : (
        <Failed
          title={missing > 0 ? t('missing.title', { count: missing }) : failure.message}
          onRetry={onRetry}
        />
      )}
      <div className={styles['head']} aria-hidden>
        <span />
        <span>{languageName(document.sourceLanguage)}</span>
        <span>{languageName(document.targetLanguage)}</span>
        <span />
      </div>
      {listed.length === 0 && loaded > 0 ? (
        <NothingFound {...found} />
      ) : (
        <RowMenu parts={menu}>
          <SegmentGrid segmentIds={listed} />
        </RowMenu>
      )}
    </>
  );
}

function Failed({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  const { t } = useTranslation('workbench');
  return (
    <Alert
      banner
      type="warning"
      title={title}
      action={
        <Button size="small" onClick={onRetry}>
          {t('missing.retry')}
        </Button>
      }
    />
  );
}

function NothingFound({ search, onShowAll }: Pick<SegmentAreaProps, 'search' | 'onShowAll'>) {
  const { t } = useTranslation('workbench');
  return (
    <EmptyState
      title={t('find.none')}
      description={search.trim() === '' ? null : t('find.searched', { search })}
      action={<Button onClick={onShowAll}>{t('find.showAll')}</Button>}
    />
  );
}
