import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';
import frameStyle from './preview-frame.css?inline';
import type { PreviewSegments } from './preview-segments.ts';

interface HtmlPreviewProps {
  readonly html: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly segments?: PreviewSegments | undefined;
}

/** Nothing is loaded and nothing runs, whatever a document holds. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * A document as live HTML in a frame of its own. The frame runs no scripts (`sandbox`), so what it shows cannot act;
 * this page listens to it from outside.
 */
export function HtmlPreview({ html, language, direction, segments }: HtmlPreviewProps) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const source = useMemo(
    () =>
      `<!doctype html><html lang="${language}" dir="${direction}"><head>` +
      `<meta http-equiv="content-security-policy" content="${policy}"><style>${frameStyle}</style></head>` +
      `<body>${html}</body></html>`,
    [html, language, direction],
  );
  useTokens(page);
  useChoice(page, segments);
  useLiveText(page, segments);
  return (
    <iframe
      ref={frame}
      title={t('preview.frame')}
      className={styles['frame']}
      sandbox="allow-same-origin"
      srcDoc={source}
      onLoad={() => setPage(frame.current?.contentDocument ?? undefined)}
    />
  );
}

/** The colours and sizes of this page, and of its theme when that changes. */
function useTokens(page: Document | undefined): void {
  useEffect(() => {
    if (page === undefined) return;
    const { documentElement: outer } = document;
    const copy = () => {
      for (const name of outer.style) {
        page.documentElement.style.setProperty(name, outer.style.getPropertyValue(name));
      }
    };
    copy();
    const observer = new MutationObserver(copy);
    observer.observe(outer, { attributes: true, attributeFilter: ['data-theme', 'style'] });
    return () => observer.disconnect();
  }, [page]);
}

function useChoice(page: Document | undefined, segments: PreviewSegments | undefined): void {
  const latest = useRef(segments);
  latest.current = segments;
  const choosable = segments !== undefined;
  const activeId = segments?.activeId ?? null;
  useEffect(() => {
    if (page === undefined || !choosable) return;
    page.body.classList.add('choosable');
    const choose = ({ target }: MouseEvent) => {
      const id = segmentIdAt(target);
      if (id !== undefined) latest.current?.onChoose(id);
    };
    page.addEventListener('click', choose);
    return () => page.removeEventListener('click', choose);
  }, [page, choosable]);
  useEffect(() => {
    const active = activeId === null ? null : elementOf(page, activeId);
    active?.classList.add('active');
    active?.scrollIntoView({ block: 'nearest' });
    return () => active?.classList.remove('active');
  }, [page, activeId]);
}

/** What is typed appears without asking the server again. */
function useLiveText(page: Document | undefined, segments: PreviewSegments | undefined): void {
  const latest = useRef(segments);
  latest.current = segments;
  const subscribe = segments?.subscribe;
  useEffect(
    () =>
      subscribe?.((changed) => {
        for (const id of changed) {
          const [element, shown] = [elementOf(page, id), latest.current?.shown(id)];
          if (!element || shown === undefined) continue;
          element.innerHTML = shown.html;
          element.classList.toggle('missing', shown.missing);
        }
      }),
    [page, subscribe],
  );
}

function elementOf(page: Document | undefined, segmentId: string): Element | null {
  return page?.querySelector(`[data-segment="${CSS.escape(segmentId)}"]`) ?? null;
}

/** The frame has classes of its own, so `instanceof` of this page says nothing about its elements. */
function segmentIdAt(target: EventTarget | null): string | undefined {
  const element = target !== null && 'closest' in target ? (target as Element) : undefined;
  return element?.closest('[data-segment]')?.getAttribute('data-segment') ?? undefined;
}
