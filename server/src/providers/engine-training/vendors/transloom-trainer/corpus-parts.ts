import { createHash } from 'node:crypto';
import { trainingText } from '@transloom/core/custom-engines/cleaning/clean-text';
import type { CorpusPair } from '../../trainer.ts';

/** A part of a corpus as it is sent. */
export interface CorpusPart {
  readonly lines: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly pairs: number;
}

/** The pairs as parts of lines, none larger than `mostBytes`; the same pairs give the same parts. */
export async function* corpusParts(
  pairs: AsyncIterable<CorpusPair>,
  mostBytes: number,
): AsyncGenerator<CorpusPart> {
  let lines: string[] = [];
  let bytes = 0;
  for await (const { source, target } of pairs) {
    const line = `${JSON.stringify({ source: trainingText(source), target: trainingText(target) })}\n`;
    const size = Buffer.byteLength(line);
    if (bytes + size > mostBytes && lines.length > 0) {
      yield partOf(lines);
      [lines, bytes] = [[], 0];
    }
    lines.push(line);
    bytes += size;
  }
  if (lines.length > 0) yield partOf(lines);
}

function partOf(lines: readonly string[]): CorpusPart {
  const joined = lines.join('');
  const sha256 = createHash('sha256').update(joined).digest('hex');
  return { lines: joined, sha256, bytes: Buffer.byteLength(joined), pairs: lines.length };
}
