import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret is the one that is expected; how long it takes tells nothing of where they differ, or of how long they are. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
