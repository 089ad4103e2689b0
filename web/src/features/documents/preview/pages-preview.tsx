import { Alert } from 'antd';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../../ui/failure-state.tsx';
import { matchPageText, type PageText, type SegmentBox } from './match-page-text.ts';
import { openPdf, readPageTexts } from './open-pdf.ts';
import styles from './preview.module.css';
import { PreviewPage } from './preview-page.tsx';
import type { PreviewSegments } from './preview-segments.ts';
import { PreviewSkeleton } from './preview-skeleton.tsx';

interface PagesPreviewProps {
  readonly url: string;
  readonly pageLimit: number;
  readonly segments?: PreviewSegments | undefined;
  readonly onRetry: () => void;
}

/** A document as pages, drawn as they come into sight. Loaded only with a preview: the drawing program is large. */
export function PagesPreview({ url, pageLimit, segments, onRetry }: PagesPreviewProps) {
  const { t } = useTranslation('documents');
  const opened = usePdf(url);
  const pdf = opened.status === 'ready' ? opened.pdf : undefined;
  const count = Math.min(pdf?.numPages ?? 0, pageLimit);
  const boxes = useBoxes(pdf, count, segments);
  const scroller = useRef<HTMLDivElement>(null);
  useActiveInSight(scroller, segments?.activeId ?? null, boxes);
  if (opened.status === 'failed') return <FailureState error={opened.error} onRetry={onRetry} />;
  if (pdf === undefined) return <PreviewSkeleton />;
  return (
    <div ref={scroller} className={styles['pages']}>
      {Array.from({ length: count }, (_, index) => (
        <PreviewPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number alone
          key={index}
          pdf={pdf}
          index={index}
          boxes={boxes.get(index) ?? []}
          segments={segments}
        />
      ))}
      {pdf.numPages > pageLimit ? (
        <Alert type="info" showIcon title={t('preview.morePages', { count: pageLimit })} />
      ) : null}
    </div>
  );
}

type OpenedPdf =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly pdf: PDFDocumentProxy };

function usePdf(url: string): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ status: 'loading' });
  useEffect(() => {
    let closed = false;
    const opening = openPdf(url);
    opening.pdf.then(
      (pdf) => closed || setOpened({ status: 'ready', pdf }),
      (error: unknown) => closed || setOpened({ status: 'failed', error }),
    );
    return () => {
      closed = true;
      opening.close();
      setOpened({ status: 'loading' });
    };
  }, [url]);
  return opened;
}

const noBoxes: ReadonlyMap<number, readonly SegmentBox[]> = new Map();

/** Where the segments stand, by page. */
function useBoxes(pdf: PDFDocumentProxy | undefined, pages: number, segments: PreviewSegments | undefined) {
  const [texts, setTexts] = useState<readonly PageText[]>([]);
  const wanted = segments !== undefined;
  useEffect(() => {
    if (pdf === undefined || !wanted) return;
    const closing = new AbortController();
    readPageTexts(pdf, pages, closing.signal).then(
      (read) => closing.signal.aborted || setTexts(read),
      () => undefined, // closed meanwhile; without places the pages are still to be read
    );
    return () => closing.abort();
  }, [pdf, pages, wanted]);
  const textsOf = segments?.texts;
  return useMemo(
    () =>
      textsOf === undefined || texts.length === 0
        ? noBoxes
        : Map.groupBy(matchPageText(texts, textsOf()), ({ page }) => page),
    [texts, textsOf],
  );
}

function useActiveInSight(
  scroller: React.RefObject<HTMLDivElement | null>,
  activeId: string | null,
  boxes: ReadonlyMap<number, readonly SegmentBox[]>,
): void {
  useEffect(() => {
    if (activeId === null || boxes.size === 0) return;
    const active = scroller.current?.querySelector(`[data-segment="${CSS.escape(activeId)}"]`);
    active?.scrollIntoView({ block: 'nearest' });
  }, [scroller, activeId, boxes]);
}
