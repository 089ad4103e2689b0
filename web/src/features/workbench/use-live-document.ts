import type { ClientMessage, PresentUser } from '@transloom/contracts/realtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { reportFailure } from '../../api/report-failure.ts';
import { realtime, useRealtimeConnected, useRealtimeMessage } from '../../api/use-realtime.ts';
import { followChanges } from './follow-changes.ts';
import { followRow } from './row-lease.ts';
import { segmentAt } from './segment-rows.ts';
import type { OpenWorkbench } from './use-open-workbench.ts';
import { loadSomeSegments } from './workbench.queries.ts';
import type { WorkbenchStore } from './workbench.store.ts';
import type { OpenDocument } from './workbench-context.ts';

type Presence = Extract<ClientMessage, { type: 'presence' }>;

/** Less than the server's lease on a sign of life. */
const presenceMs = 15_000;
/** In which a save is answered most of the time. */
const answerMs = 300;
const catchUpMs = 60_000;
/** More segments than that are asked for by what changed since, all in one call. */
const newsAtOnce = 200;

/** Keeps an open document up to date with what others do, and tells them where this user works. */
export function useLiveDocument(
  opened: OpenDocument,
  { store, saver, rows }: Pick<OpenWorkbench, 'store' | 'saver' | 'rows'>,
): void {
  const { documentId } = opened.document;
  const [first] = useState(opened);
  const follower = useMemo(() => followChanges(first, store, rows), [first, store, rows]);
  const connected = useRealtimeConnected();
  const wasDown = useRef(false);

  useRealtimeMessage('segments-changed', (message) => {
    if (message.documentId !== documentId) return;
    if (message.segments.length > newsAtOnce) follower.catchUp(AbortSignal.timeout(catchUpMs));
    else takeNews(store, documentId, message.segments);
  });

  useRealtimeMessage('layout-changed', (message) => {
    if (message.documentId === documentId) follower.catchUp(AbortSignal.timeout(catchUpMs));
  });

  useRealtimeMessage('presence', (message) => {
    if (message.documentId !== documentId) return;
    const isOwn = ({ connectionId }: PresentUser) => connectionId === realtime.connectionId();
    const others = message.users.filter((user) => !isOwn(user));
    store.getState().setPresent(others, message.users.find(isOwn));
  });

  useEffect(() => {
    if (!connected) {
      // Nobody is kept out of a row by what was true a while ago.
      store.getState().setPresent([], undefined);
      wasDown.current = true;
      const closing = new AbortController();
      follower.poll(closing.signal);
      return () => closing.abort();
    }
    const { getState, subscribe } = store;
    const { stopWriting } = getState();
    const send = (place: Pick<Presence, 'segmentId' | 'lease'>): void =>
      realtime.send({ type: 'presence', documentId, ...place });
    const row = followRow({ getState, subscribe, stopWriting, send });
    row.tell();
    saver.flush();
    // What was pushed while the line was down is lost. The first time, the document is being loaded anyway.
    const closing = new AbortController();
    if (wasDown.current) follower.catchUp(closing.signal);
    wasDown.current = false;
    const timer = setInterval(row.tell, presenceMs);
    return () => {
      clearInterval(timer);
      row.stop();
      closing.abort();
      realtime.send({ type: 'leave', documentId });
    };
  }, [connected, documentId, store, saver, follower]);

  useEffect(() => {
    const back = (): void => saver.flush();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [saver]);
}

interface ChangedSegment {
  readonly segmentId: string;
  readonly version: number;
}

/** What this window is saving is looked at once its answer is there, which has the same news most of the time. */
function takeNews(store: WorkbenchStore, documentId: string, changed: readonly ChangedSegment[]): void {
  const { rows, queue, receive } = store.getState();
  const news = changed.filter(
    ({ segmentId, version }) => (segmentAt(rows, segmentId)?.version ?? -1) < version,
  );
  const isSending = ({ segmentId }: ChangedSegment) => queue.get(segmentId)?.sending === true;
  const later = news.filter(isSending);
  if (later.length > 0) setTimeout(() => takeNews(store, documentId, later), answerMs);
  const wanted = news.flatMap((segment) => (isSending(segment) ? [] : [segment.segmentId]));
  if (wanted.length > 0) loadSomeSegments(documentId, wanted).then(receive, reportFailure);
}
