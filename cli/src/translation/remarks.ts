import type { CommandCall } from '../command.ts';
import { faultText } from '../refusal.ts';
import { cliText } from '../texts.ts';
import type { SegmentRemark } from './ask-engine.ts';

/** How many segments have a remark of each kind. */
export interface RemarkCounts {
  /** Segments that stay as they are because no answer was a translation. */
  readonly untranslated: number;
  /** Segments whose numbers or terms are still wrong after a second try. */
  readonly faults: number;
  /** Segments into which lost inline codes were put back. */
  readonly codesRestored: number;
  /** Segments whose answer is the source text. */
  readonly unchanged: number;
}

export function countRemarks(remarks: readonly SegmentRemark[]): RemarkCounts {
  const count = (...kinds: readonly SegmentRemark['kind'][]) =>
    new Set(remarks.flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : []))).size;
  return {
    untranslated: count('untranslated'),
    faults: count('number', 'term'),
    codesRestored: count('codes'),
    unchanged: count('unchanged'),
  };
}

/** A line each; of more only their number is told. */
const mostLines = 50;

/** On standard error, so that results can be piped on. */
export function printRemarks(
  remarks: readonly SegmentRemark[],
  { language, terminal }: Pick<CommandCall, 'language' | 'terminal'>,
): void {
  for (const { id, kind, detail } of remarks.slice(0, mostLines)) {
    terminal.printError(cliText(`remark.${kind}`, language, { id, detail: faultText(detail, language) }));
  }
  const more = remarks.length - mostLines;
  if (more > 0) terminal.printError(cliText('remark.more', language, { count: more }));
}
