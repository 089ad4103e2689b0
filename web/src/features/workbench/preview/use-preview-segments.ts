import type { PreviewMode } from '@transloom/contracts/documents';
import { fromMarkup } from '@transloom/core/inline/markup';
import { plainText } from '@transloom/core/inline/plain-text';
import { bothTexts, previewText } from '@transloom/core/preview/preview-text';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { PreviewSegments } from '../../documents/preview/preview-segments.ts';
import { loadedInOrder, segmentAt } from '../segment-rows.ts';
import { shownText } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { changedSegments } from './changed-segments.ts';

/** Typing makes a change at every key. */
const pauseMs = 200;

/** What the preview shows of the segments as they are here, saved or not. */
export function usePreviewSegments(
  side: PreviewMode,
  onChoose: (segmentId: string) => void,
): PreviewSegments {
  const { store } = useWorkbenchParts();
  const activeId = useWorkbench((state) => state.activeId);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  const touched = useTouchedSegments();
  const reading = useMemo(() => {
    const textOf = (segmentId: string) => {
      const state = store.getState();
      const segment = segmentAt(state.rows, segmentId);
      if (segment === undefined) return undefined;
      const target = shownText(state, segmentId)?.target ?? '';
      const missing = side === 'target' && target === '';
      const [source, translation] = [fromMarkup(segment.source), fromMarkup(target)];
      const inline = side === 'target' && !missing ? translation : source;
      return { inline, translation, codes: segment.codes, missing };
    };
    return {
      texts: () =>
        loadedInOrder(store.getState().rows).map(({ segmentId }) => {
          const shown = textOf(segmentId);
          return { segmentId, text: shown ? plainText(shown.inline, shown.codes) : '' };
        }),
      shown: (segmentId: string) => {
        const shown = textOf(segmentId);
        if (shown === undefined) return undefined;
        const { inline, translation, codes, missing } = shown;
        const isBoth = side === 'bilingual';
        return { html: isBoth ? bothTexts(inline, translation, codes) : previewText(inline, codes), missing };
      },
      subscribe: (onChange: (segmentIds: readonly string[]) => void) => {
        const waiting = new Set(touched());
        let timer: ReturnType<typeof setTimeout> | undefined;
        const tell = () => {
          timer = undefined;
          onChange([...waiting]);
          waiting.clear();
        };
        if (waiting.size > 0) tell();
        const stop = store.subscribe((now, before) => {
          for (const id of changedSegments(before, now)) waiting.add(id);
          if (waiting.size > 0) timer ??= setTimeout(tell, pauseMs);
        });
        return () => {
          clearTimeout(timer);
          stop();
        };
      },
      onChoose: (segmentId: string) => choose.current(segmentId),
      onHover: (segmentId: string | null) => store.getState().hover(segmentId),
    };
  }, [store, side, touched]);
  return useMemo(() => ({ ...reading, activeId }), [reading, activeId]);
}

/**
 * Gives the segments that were not saved when the preview was opened, and all that changed since: a page of the server may
 * be older than what was saved while it was on its way.
 */
function useTouchedSegments(): () => ReadonlySet<string> {
  const { store } = useWorkbenchParts();
  const ids = useRef(new Set(store.getState().queue.keys()));
  useEffect(
    () =>
      store.subscribe((now, before) => {
        for (const id of changedSegments(before, now)) ids.current.add(id);
      }),
    [store],
  );
  return useCallback(() => ids.current, []);
}
