import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type FramePage, showMessage } from './frame-look.ts';
import styles from './preview.module.css';
import type { PreviewSegments } from './preview-segments.ts';
import { type FrameChannel, useFrame } from './use-frame.ts';

interface HtmlPreviewProps extends FramePage {
  readonly segments?: PreviewSegments | undefined;
}

/**
 * A document as live HTML in a frame of another origin. The policy of the frame runs one script, which is ours, and
 * loads nothing; it shows what this page sends and reports where somebody points.
 */
export function HtmlPreview({ segments, html, look, language, direction }: HtmlPreviewProps) {
  const { t } = useTranslation('documents');
  const shown = useMemo(
    () => showMessage({ html, look, language, direction }),
    [html, look, language, direction],
  );
  const { ref, onLoad, channel } = useFrame((report) => {
    if (report.kind === 'chosen') segments?.onChoose(report.segmentId);
    else segments?.onHover(report.segmentId);
  });
  const unseen = t('preview.unseen');
  const choosable = segments !== undefined;
  const activeId = segments?.activeId ?? null;
  useEffect(() => channel?.send(shown), [channel, shown]);
  useEffect(() => channel?.send({ kind: 'label', unseen }), [channel, unseen]);
  useEffect(() => channel?.send({ kind: 'choosable', choosable }), [channel, choosable]);
  useEffect(() => channel?.send({ kind: 'active', segmentId: activeId }), [channel, activeId]);
  useTokens(channel, shown.paper);
  useNoHoverAfterwards(segments);
  useLiveText(channel, shown, segments);
  return (
    <iframe
      ref={ref}
      title={t('preview.frame')}
      className={styles['frame']}
      sandbox="allow-scripts"
      src="/preview-frame.html"
      onLoad={onLoad}
    />
  );
}

/** Sends the colors and sizes of this page, and of its theme when that changes. Paper is light in both. */
function useTokens(channel: FrameChannel | undefined, paper: boolean): void {
  useEffect(() => {
    const { documentElement: outer } = document;
    const send = () => {
      const names = [...outer.style].filter((name) => !paper || name.startsWith('--'));
      const properties = names.map((name) => [name, outer.style.getPropertyValue(name)]);
      channel?.send({ kind: 'dress', properties: Object.fromEntries(properties) });
    };
    send();
    const observer = new MutationObserver(send);
    observer.observe(outer, { attributes: true, attributeFilter: ['data-theme', 'style'] });
    return () => observer.disconnect();
  }, [channel, paper]);
}

/** A frame that goes away cannot report that the pointer has left it. */
function useNoHoverAfterwards(segments: PreviewSegments | undefined): void {
  const latest = useRef(segments);
  latest.current = segments;
  useEffect(() => () => latest.current?.onHover(null), []);
}

/** What is typed appears without asking the server again; a newer page gets the texts that are not saved yet. */
function useLiveText(
  channel: FrameChannel | undefined,
  shownPage: unknown,
  segments: PreviewSegments | undefined,
): void {
  const latest = useRef(segments);
  latest.current = segments;
  const subscribe = segments?.subscribe;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer page begins with the texts of the server
  useEffect(() => {
    if (channel === undefined) return;
    return subscribe?.((changed) => {
      for (const segmentId of changed) {
        const text = latest.current?.shown(segmentId);
        if (text !== undefined) channel.send({ kind: 'text', segmentId, ...text });
      }
    });
  }, [channel, shownPage, subscribe]);
}
