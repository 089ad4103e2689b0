import type { DocumentPreview, PreviewMode } from '@transloom/contracts/documents';
import { direction } from '@transloom/core/language/language-tag';
import { Alert } from 'antd';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../../ui/failure-state.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import { HtmlPreview } from './html-preview.tsx';
import styles from './preview.module.css';
import { useCancelPreview, type usePreview } from './preview.queries.ts';
import type { PreviewSegments } from './preview-segments.ts';
import { PreviewSkeleton } from './preview-skeleton.tsx';

const PagesPreview = lazy(async () => ({ default: (await import('./pages-preview.tsx')).PagesPreview }));

interface PreviewViewProps {
  readonly query: ReturnType<typeof usePreview>;
  readonly side: PreviewMode;
  readonly language: string;
  readonly segments?: PreviewSegments | undefined;
}

/** A preview in whatever state it is. Pages stay in sight while newer ones are being made. */
export function PreviewView({ query, ...parts }: PreviewViewProps) {
  const { data, error, again } = query;
  const shown = useLastShown(data, parts.side);
  if (error) return <FailureState error={error} onRetry={again} />;
  if (data === undefined && shown === undefined) return <PreviewSkeleton />;
  return (
    <div className={styles['view']}>
      {data?.kind === 'working' ? <Working preview={data} quiet={shown !== undefined} /> : null}
      {shown === undefined ? null : <Shown preview={shown} onRetry={again} {...parts} />}
    </div>
  );
}

type Shown = Exclude<DocumentPreview, { kind: 'working' }>;

function useLastShown(data: DocumentPreview | undefined, side: PreviewMode): Shown | undefined {
  const last = useRef<{ readonly side: PreviewMode; readonly preview: Shown }>(undefined);
  if (data !== undefined && data.kind !== 'working') last.current = { side, preview: data };
  return last.current?.side === side ? last.current.preview : undefined;
}

interface ShownProps extends Omit<PreviewViewProps, 'query'> {
  readonly preview: Shown;
  readonly onRetry: () => void;
}

function Shown({ preview, side, language, segments, onRetry }: ShownProps) {
  const { t } = useTranslation('documents');
  if (preview.kind === 'pages') {
    const { url, pageLimit, contentHash } = preview;
    return (
      <Suspense fallback={<PreviewSkeleton />}>
        <PagesPreview
          key={contentHash}
          url={url}
          pageLimit={pageLimit}
          segments={segments}
          onRetry={onRetry}
        />
      </Suspense>
    );
  }
  const page = { html: preview.html, language, direction: direction(language), segments };
  if (preview.kind === 'layout') return <HtmlPreview key={side} look="own" {...page} />;
  const { segmentsShown, segmentCount } = preview;
  return (
    <>
      {segmentsShown < segmentCount ? (
        <Alert banner type="info" title={t('preview.moreSegments', { count: segmentsShown })} />
      ) : null}
      <HtmlPreview key={side} look="units" {...page} />
    </>
  );
}

interface WorkingProps {
  readonly preview: Extract<DocumentPreview, { kind: 'working' }>;
  readonly quiet: boolean;
}

function Working({ preview: { job }, quiet }: WorkingProps) {
  const { t } = useTranslation('documents');
  const cancel = useCancelPreview();
  const step = job.state === 'queued' ? 'waiting' : job.step === 'converting' ? 'converting' : 'building';
  return (
    <div className={styles[quiet ? 'workingQuietly' : 'working']}>
      <WorkProgress
        step={t(`preview.step.${step}`)}
        done={job.done}
        total={job.total}
        startedAt={job.startedAt}
        onCancel={() => cancel.mutate(job.jobId)}
      />
    </div>
  );
}
