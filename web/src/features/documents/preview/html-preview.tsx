import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FramePage, framePage, partsOf, renewPage, segmentIdAt, showText } from './frame-page.ts';
import styles from './preview.module.css';
import type { PreviewSegments } from './preview-segments.ts';

interface HtmlPreviewProps extends FramePage {
  readonly segments?: PreviewSegments | undefined;
}

/**
 * A document as live HTML in a frame of its own. The frame runs no scripts (`sandbox`), so what it shows cannot act;
 * this page listens to it from outside.
 */
export function HtmlPreview({ segments, ...shown }: HtmlPreviewProps) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(shown);
  const [loaded, setLoaded] = useState<Document>();
  const page = useRenewed(loaded, shown.html, first.html);
  useTokens(loaded);
  useLabel(page);
  const hoveredId = usePointer(loaded, segments);
  useMark(page, 'data-active', segments?.activeId ?? null);
  useActiveInSight(page, segments?.activeId ?? null);
  useMark(page, 'data-hovered', hoveredId);
  useLiveText(page, segments);
  return (
    <iframe
      ref={frame}
      title={t('preview.frame')}
      className={styles['frame']}
      sandbox="allow-same-origin"
      srcDoc={framePage(first)}
      onLoad={() => setLoaded(frame.current?.contentDocument ?? undefined)}
    />
  );
}

/** A page and how often its text was renewed: what is marked in it must be marked again. */
interface ShownPage {
  readonly document: Document | undefined;
}

function useRenewed(document: Document | undefined, html: string, first: string): ShownPage {
  const inFrame = useRef(first);
  const [page, setPage] = useState<ShownPage>({ document });
  useEffect(() => {
    if (document !== undefined && inFrame.current !== html) {
      renewPage(document, html);
      inFrame.current = html;
    }
    setPage({ document });
  }, [document, html]);
  return page;
}

/** The colours and sizes of this page, and of its theme when that changes. Paper is light in both. */
function useTokens(page: Document | undefined): void {
  useEffect(() => {
    if (page === undefined) return;
    const { documentElement: outer } = document;
    const { documentElement: inner } = page;
    const isPaper = inner.hasAttribute('data-paper');
    const copy = () => {
      const names = [...outer.style].filter((name) => !isPaper || name.startsWith('--'));
      for (const name of names) inner.style.setProperty(name, outer.style.getPropertyValue(name));
    };
    copy();
    const observer = new MutationObserver(copy);
    observer.observe(outer, { attributes: true, attributeFilter: ['data-theme', 'style'] });
    return () => observer.disconnect();
  }, [page]);
}

/** Says what stands below the page. */
function useLabel({ document: page }: ShownPage): void {
  const { t } = useTranslation('documents');
  const label = t('preview.unseen');
  useEffect(() => page?.querySelector('[data-unseen]')?.setAttribute('data-label', label), [page, label]);
}

/** Gives the segment under the pointer. */
function usePointer(page: Document | undefined, segments: PreviewSegments | undefined): string | null {
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const latest = useRef(segments);
  latest.current = segments;
  const choosable = segments !== undefined;
  useEffect(() => {
    if (page === undefined || !choosable) return;
    page.documentElement.setAttribute('data-choosable', '');
    const choose = ({ target }: Event) => {
      const id = segmentIdAt(target);
      if (id !== null) latest.current?.onChoose(id);
    };
    const tell = (id: string | null) => {
      setHoveredId(id);
      latest.current?.onHover(id);
    };
    const hover = ({ target }: Event) => tell(segmentIdAt(target));
    const leave = () => tell(null);
    page.addEventListener('click', choose);
    page.addEventListener('pointerover', hover);
    page.documentElement.addEventListener('pointerleave', leave);
    return () => {
      page.removeEventListener('click', choose);
      page.removeEventListener('pointerover', hover);
      page.documentElement.removeEventListener('pointerleave', leave);
      leave();
    };
  }, [page, choosable]);
  return hoveredId;
}

function useMark({ document: page }: ShownPage, name: string, segmentId: string | null): void {
  useEffect(() => {
    const parts = segmentId === null ? [] : partsOf(page, segmentId);
    for (const part of parts) part.setAttribute(name, '');
    return () => {
      for (const part of parts) part.removeAttribute(name);
    };
  }, [page, name, segmentId]);
}

function useActiveInSight({ document: page }: ShownPage, activeId: string | null): void {
  useEffect(() => {
    if (activeId !== null) partsOf(page, activeId)[0]?.scrollIntoView({ block: 'nearest' });
  }, [page, activeId]);
}

/** What is typed appears without asking the server again. */
function useLiveText(shownPage: ShownPage, segments: PreviewSegments | undefined): void {
  const latest = useRef(segments);
  latest.current = segments;
  const subscribe = segments?.subscribe;
  useEffect(
    () =>
      subscribe?.((changed) => {
        for (const id of changed) {
          const shown = latest.current?.shown(id);
          if (shown !== undefined) showText(partsOf(shownPage.document, id), shown.html, shown.missing);
        }
      }),
    [shownPage, subscribe],
  );
}
