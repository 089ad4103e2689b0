import { hasWords } from '../../text/has-words.ts';
import type { Splice } from '../../text/splice-text.ts';
import type { UnitVisitor } from '../document-format.ts';
import type { InlineToken } from '../inline-token.ts';
import { readInlineUnit, renderInlineUnit, type StyleMarks } from '../inline-unit.ts';
import type { TextReading } from '../process-text.ts';
import { trimTokens } from '../trim-tokens.ts';

/** A subtitle whose text may be empty. */
export interface Cue {
  readonly tokens: readonly InlineToken[];
  /** Who speaks, and the like. */
  readonly notes?: readonly string[];
}

/** How a format writes subtitles. */
export interface CueManner {
  readonly marks: StyleMarks;
  /** New text for what stands there now. */
  readonly escape: (text: string, raw: string) => string;
  /** What is written last, where some forms would end a cue. */
  readonly finish?: (written: string, raw: string) => string;
}

/** A cue is a unit, in file order; its sentences are not split, because times are theirs. */
export function translateCues(
  text: string,
  cues: readonly Cue[],
  { visit, manner }: { readonly visit: UnitVisitor; readonly manner: CueManner },
): TextReading {
  const splices: Splice[] = [];
  let restored = 0;
  for (const [i, { tokens, notes = [] }] of cues.entries()) {
    const unit = readInlineUnit(trimTokens(tokens, text), text, {
      defaultMarks: manner.marks,
      collapse: false,
    });
    if (unit === undefined || !hasWords(unit.source.text)) continue;
    const { source, codes, start, end } = unit;
    const said = notes.length > 0 ? { notes } : {};
    const target = visit({ id: `cue-${i + 1}`, kind: 'cue', source, codes, ...said, segmentable: false });
    if (target === undefined) continue;
    const raw = text.slice(start, end);
    const rendered = renderInlineUnit(unit, target, (part) => manner.escape(part, raw));
    if (rendered.restored) restored++;
    splices.push({ start, end, text: manner.finish?.(rendered.text, raw) ?? rendered.text });
  }
  return { splices, restored };
}

const emptyLine = /(\r\n|\n|\r(?!\n))(?:[ \t]*(?:\r\n|\n|\r(?!\n)))+/;

/** An empty line ends the cue in most players; one that was there before was meant. */
export function withoutEmptyLines(written: string, raw: string): string {
  return emptyLine.test(raw) ? written : written.replaceAll(new RegExp(emptyLine, 'g'), '$1').trim();
}
