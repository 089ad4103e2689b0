import type { Readable } from 'node:stream';
import { SafeFetchError } from './safe-fetch-error.ts';

/** @throws {SafeFetchError} too-large */
export async function readCapped(
  body: Readable,
  maxBytes: number,
  onText?: (piece: string) => void,
): Promise<string> {
  const chunks: Buffer[] = [];
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) throw new SafeFetchError('too-large', `more than ${maxBytes} bytes`);
    chunks.push(bytes);
    onText?.(decoder.decode(bytes, { stream: true }));
  }
  return Buffer.concat(chunks).toString('utf8');
}
