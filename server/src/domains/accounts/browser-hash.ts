import { createHash } from 'node:crypto';
import type { Caller } from '../../platform/context.ts';

/** What is stored of a browser, so that a reader of the database cannot pose as it. */
export function browserHash({ browserId }: Caller): Buffer {
  return createHash('sha256').update(browserId).digest();
}
