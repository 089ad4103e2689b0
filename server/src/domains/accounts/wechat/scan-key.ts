import { createHash } from 'node:crypto';

/** What is stored of an event key, so that a reader of the database cannot pose as the browser. */
export function scanKeyHash(eventKey: string): Buffer {
  return createHash('sha256').update(eventKey).digest();
}
