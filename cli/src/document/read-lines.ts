import { Refusal } from '../refusal.ts';
import { readInput } from './files.ts';

/**
 * The lines of a text in UTF-8. Only a line feed ends a line, as for sacreBLEU; an empty line is a segment.
 * @throws {Refusal} path.…, lines.empty
 */
export async function readLines(path: string): Promise<readonly string[]> {
  const text = decode(await readInput(path), path);
  if (text.trim() === '') throw new Refusal('lines.empty', { name: path });
  return text.replace(/\n$/, '').split('\n');
}

function decode(file: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new Refusal('path.not-utf8', { name });
  }
}
