import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SegmentBox } from './match-page-text.ts';
import styles from './preview.module.css';
import type { PreviewSegments } from './preview-segments.ts';

interface PreviewPageProps {
  readonly pdf: PDFDocumentProxy;
  /** From 0. */
  readonly index: number;
  readonly boxes: readonly SegmentBox[];
  readonly segments?: PreviewSegments | undefined;
}

/** Paper of A4, until the page says otherwise. */
const usualSize = { width: 595, height: 842 };

/** One page, drawn when it comes near; over it the places of its segments. */
export function PreviewPage({ pdf, index, boxes, segments }: PreviewPageProps) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(frame);
  const size = useDrawnPage({ pdf, index, canvas, wanted: near });
  const [hovered, setHovered] = useState<string | null>(null);
  const hover = (segmentId: string | null) => {
    setHovered(segmentId);
    segments?.onHover(segmentId);
  };
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <figure
      ref={frame}
      className={styles['page']}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      aria-label={t('preview.page', { number: index + 1 })}
    >
      <canvas ref={canvas} className={styles['canvas']} />
      {boxes.map(({ segmentId, left, top, width, height }) => (
        <span
          key={`${segmentId} ${left} ${top}`}
          aria-hidden
          data-segment={segmentId}
          data-active={segmentId === segments?.activeId}
          data-hovered={segmentId === hovered}
          className={styles['place']}
          style={{
            left: percent(left, size.width),
            top: percent(top, size.height),
            width: percent(width, size.width),
            height: percent(height * 1.2, size.height),
          }}
          onPointerEnter={() => hover(segmentId)}
          onPointerLeave={() => hover(null)}
          onClick={() => segments?.onChoose(segmentId)}
        />
      ))}
    </figure>
  );
}

function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

interface Drawing {
  readonly pdf: PDFDocumentProxy;
  readonly index: number;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly wanted: boolean;
}

/** Twice the size of the paper is sharp on every screen, and still a small picture. */
const sharpness = 2;

function useDrawnPage({ pdf, index, canvas, wanted }: Drawing) {
  const [size, setSize] = useState(usualSize);
  useEffect(() => {
    if (!wanted) return;
    let stop = (): void => undefined;
    let stopped = false;
    void pdf.getPage(index + 1).then(
      (page) => {
        if (stopped || canvas.current === null) return;
        const { width, height } = page.getViewport({ scale: 1 });
        setSize({ width, height });
        const viewport = page.getViewport({ scale: sharpness });
        canvas.current.width = Math.round(viewport.width);
        canvas.current.height = Math.round(viewport.height);
        const drawing = page.render({ canvas: canvas.current, viewport });
        drawing.promise.catch(() => undefined); // stopped below
        stop = () => drawing.cancel();
      },
      () => undefined, // the document was closed meanwhile
    );
    return () => {
      stopped = true;
      stop();
    };
  }, [pdf, index, canvas, wanted]);
  return size;
}
