import type { ServerMessage } from '@transloom/contracts/realtime';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';
import { callApi } from './call-api.ts';
import { sessionExpiredError } from './connection-error.ts';
import { endpoints } from './endpoints.generated.ts';
import { RealtimeConnection } from './realtime.ts';
import { reportFailure } from './report-failure.ts';

/** The one live line of this page. */
export const realtime = new RealtimeConnection(() => void reportEnd());

/** Asks the server why the session has ended: by its time, or because an operator suspended the person. */
async function reportEnd(): Promise<void> {
  try {
    await callApi(endpoints.accounts.userInfo, {});
  } catch (error) {
    reportFailure(error instanceof ApiError && error.status === 401 ? error : sessionExpiredError());
  }
}

export function useRealtimeConnected(): boolean {
  return useSyncExternalStore(realtime.onConnectionChange, realtime.isConnected);
}

/** Hears messages of one type while the component is on the page. */
export function useRealtimeMessage<Type extends ServerMessage['type']>(
  type: Type,
  onMessage: (message: Extract<ServerMessage, { type: Type }>) => void,
): void {
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => realtime.listen(type, (message) => latest.current(message)), [type]);
}
