import { useEffect, useRef } from 'react';
import { reportFailure } from '../../api/report-failure.ts';
import { realtime, useRealtimeConnected, useRealtimeMessage } from '../../api/use-realtime.ts';
import type { Saver } from './saving/saver.ts';
import { segmentAt } from './segment-rows.ts';
import { loadSegments, loadSomeSegments } from './workbench.queries.ts';
import type { WorkbenchStore } from './workbench.store.ts';

/** Less than the server's lease on a sign of life. */
const presenceMs = 15_000;
/** While there is no live line, everything is asked again now and then. */
const pollMs = 10_000;

/** Keeps an open document up to date with what others do, and tells them where this user works. */
export function useLiveDocument(documentId: string, store: WorkbenchStore, saver: Saver): void {
  const connected = useRealtimeConnected();
  const wasDown = useRef(false);

  useRealtimeMessage('segments-changed', (message) => {
    if (message.documentId !== documentId) return;
    const { rows, receive } = store.getState();
    const news = message.segments.filter(
      ({ segmentId, version }) => (segmentAt(rows, segmentId)?.version ?? -1) < version,
    );
    if (news.length > 0)
      loadSomeSegments(
        documentId,
        news.map(({ segmentId }) => segmentId),
      ).then(receive, reportFailure);
  });

  useRealtimeMessage('presence', (message) => {
    if (message.documentId !== documentId) return;
    const others = message.users.filter(({ connectionId }) => connectionId !== realtime.connectionId());
    store.getState().setPresent(others);
  });

  useEffect(() => {
    const tell = (): void =>
      realtime.send({ type: 'presence', documentId, segmentId: store.getState().activeId });
    if (!connected) {
      wasDown.current = true;
      return pollDocument(documentId, store);
    }
    tell();
    saver.flush();
    // What was pushed while the line was down is lost. The first time, the document is being loaded anyway.
    const closing = new AbortController();
    if (wasDown.current)
      loadSegments(documentId, store.getState().receive, closing.signal).catch(reportFailure);
    wasDown.current = false;
    const timer = setInterval(tell, presenceMs);
    const stop = store.subscribe((now, before) => {
      if (now.activeId !== before.activeId) tell();
    });
    return () => {
      clearInterval(timer);
      stop();
      closing.abort();
      realtime.send({ type: 'leave', documentId });
    };
  }, [connected, documentId, store, saver]);

  useEffect(() => {
    const back = (): void => saver.flush();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [saver]);
}

function pollDocument(documentId: string, store: WorkbenchStore): () => void {
  const closing = new AbortController();
  const ask = (): void => {
    // A failure here says only that the line is still down; the status line tells so already.
    loadSegments(documentId, store.getState().receive, closing.signal).catch(() => undefined);
  };
  const timer = setInterval(ask, pollMs);
  return () => {
    clearInterval(timer);
    closing.abort();
  };
}
