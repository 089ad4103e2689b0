import type { BlockRegion, CodeRegion } from '../../masking/code-region.ts';
import { chosenCodes, withoutOverlaps } from '../../masking/find-template-codes.ts';
import { type MaskedText, maskText } from '../../masking/masked-text.ts';
import { scanBlocks } from './block-regions.ts';
import { inlineRegions } from './inline-regions.ts';
import type { MarkdownDialect } from './markdown-dialect.ts';
import { linesOf } from './markdown-line.ts';

/** A Markdown file in which what is neither Markdown nor text is masked. */
export function maskMarkdown(raw: string, { expressions, patterns }: MarkdownDialect): MaskedText {
  const { blocks, textual } = scanBlocks(raw);
  const found = joinLines(textual, raw).flatMap(({ start, end }) =>
    inlineRegions(raw.slice(start, end), start, expressions),
  );
  const chosen = chosenCodes(raw, patterns).filter(
    (region) => !blocks.some((block) => overlaps(block, region)),
  );
  const codes = withoutOverlaps([...chosen, ...found]);
  const alone = linesAlone(raw, codes);
  const kept = codes.filter((code) => !alone.some((block) => overlaps(block, code)));
  return maskText(raw, kept, [...blocks, ...alone]);
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Lines that follow one another as one stretch, so that a code may go over their ends. */
function joinLines(lines: readonly Stretch[], raw: string): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isNext = last !== undefined && /^(?:\r\n|\r|\n)$/.test(raw.slice(last.end, line.start));
    if (isNext) joined[joined.length - 1] = { start: last.start, end: line.end };
    else joined.push(line);
  }
  return joined;
}

/**
 * Codes that have their lines to themselves part the text around them, as control tags of templates do. A variable
 * alone in its line is part of the paragraph it stands in.
 */
function linesAlone(raw: string, codes: readonly CodeRegion[]): readonly BlockRegion[] {
  const first = new Map<number, CodeRegion[]>();
  const lines = linesOf(raw);
  let at = 0;
  for (const code of codes) {
    while ((lines[at]?.end ?? raw.length) < code.start) at++;
    const start = lines[at]?.start ?? 0;
    first.set(start, [...(first.get(start) ?? []), code]);
  }
  return [...first].flatMap(([start, inLine]) => {
    const end = Math.max(inLine.at(-1)?.end ?? start, raw.slice(start).search(/[\r\n]|$/) + start);
    const lineEnd = end + raw.slice(end).search(/[\r\n]|$/);
    const isAlone = /^[ \t>]*$/.test(withoutCodes(raw, { start, end: lineEnd }, inLine));
    const isControl = inLine.some(({ speaks }) => !speaks) || isParted(raw, start, lineEnd);
    const from = inLine[0]?.start ?? start;
    const texts = inLine.flatMap((code) => code.texts);
    return isAlone && isControl ? [{ start: from, end: lineEnd, reads: '', texts }] : [];
  });
}

function withoutCodes(raw: string, { start, end }: Stretch, codes: readonly CodeRegion[]): string {
  let text = '';
  let last = start;
  for (const code of codes) {
    text += raw.slice(last, code.start);
    last = code.end;
  }
  return text + raw.slice(last, Math.max(end, last));
}

/** Whether an empty line or the end of the file stands on both sides. */
function isParted(raw: string, start: number, end: number): boolean {
  return (
    /(?:^|\n[ \t>]*\r?\n)$/.test(raw.slice(Math.max(0, start - 200), start)) &&
    /^(?:\r?\n[ \t>]*(?:\r?\n|$)|$)/.test(raw.slice(end, end + 200))
  );
}
