import type { CommandCall } from '../command.ts';
import { faultText } from '../refusal.ts';
import { cliText } from '../texts.ts';
import type { SegmentRemark } from './ask-engine.ts';

/** Segments of a translation by what is to be said of them. */
export interface RemarkCounts {
  /** Left as they are, because no answer was a translation. */
  readonly untranslated: number;
  /** With a number or a term that is wrong even after a second try. */
  readonly faults: number;
  /** Into which lost inline codes were put back. */
  readonly codesRestored: number;
  /** That came back as they were. */
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
