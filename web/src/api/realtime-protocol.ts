import type { sessionEndedCloseCode as closeCode, realtimePath as path } from '@transloom/contracts/realtime';

export type { ClientMessage, ServerMessage } from '@transloom/contracts/realtime';

/** Repeated from the contract by type, so that its schemas stay out of the first load. */
export const realtimePath: typeof path = '/im/ws';
export const sessionEndedCloseCode: typeof closeCode = 4401;
