import { createHash } from 'node:crypto';

/** Stands for what a summary is of and who writes it: of the same it is written once. */
export function contentKeyOf(engineKey: string, text: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([engineKey, text]))
    .digest();
}
