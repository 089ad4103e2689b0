import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DocumentOutcome } from '../outcome.ts';
import refusals from './refusals.json' with { type: 'json' };

/** Whether somebody looked at this honest file and found the refusal right. */
export function isRightRefusal(
  path: string,
  { code }: Extract<DocumentOutcome, { kind: 'refused' }>,
): boolean {
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  return refusals.some((reviewed) => reviewed.sha256 === sha256 && reviewed.refusal === code);
}
