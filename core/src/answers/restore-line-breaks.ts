import type { InlineText } from '../inline/inline-text.ts';
import { projectPlace } from '../inline/project-place.ts';
import { spliceInline } from '../inline/splice-inline.ts';
import type { Splice } from '../text/splice-text.ts';

/**
 * The line breaks of the source: written as `\n` they are read, those an engine made of one line are spaces, and those
 * it lost are put where they most likely belong.
 */
export function restoreLineBreaks(source: InlineText, target: InlineText): InlineText {
  const read = source.text.includes('\\n') ? target : readEscapes(source, target);
  const breaks = runsOf(source.text);
  if (breaks.length === runsOf(read.text).length) return read;
  if (breaks.length === 0)
    return isOneParagraph(read.text) ? spliceInline(read, joinedLines(read.text)) : read;
  return runsOf(read.text).length < breaks.length ? withBreaks(source, read) : read;
}

function readEscapes(source: InlineText, target: InlineText): InlineText {
  if (!source.text.includes('\n')) return target;
  const splices = [...target.text.matchAll(/ ?\\n ?/g)].map(({ 0: written, index }) => {
    return { start: index, end: index + written.length, text: '\n' };
  });
  return spliceInline(target, splices);
}

/** One or more line breaks with the spaces around them, inside a text. */
const breakRun = /[^\S\n]*(?:\r?\n[^\S\n]*)+/g;

function runsOf(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(breakRun)];
}

/** A second paragraph is no line that was wrapped. */
function isOneParagraph(text: string): boolean {
  return !/\n\s*\n/.test(text);
}

function joinedLines(text: string): readonly Splice[] {
  return runsOf(text).map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    text: ' ',
  }));
}

/** The source's line breaks as placeholders that the target lacks: each takes the place of the space it falls on. */
function withBreaks(source: InlineText, target: InlineText): InlineText {
  const joined = spliceInline(target, joinedLines(target.text));
  const used = new Set<number>();
  const splices = runsOf(source.text).flatMap(({ 0: written, index }): Splice[] => {
    const code = { id: -1, kind: 'placeholder' as const, at: index };
    const at = projectPlace({ ...source, codes: [] }, { ...joined, codes: [] }, code);
    if (used.has(at)) return [];
    used.add(at);
    const spaces = /^\s*/.exec(joined.text.slice(at))?.[0].length ?? 0;
    return [{ start: at, end: at + spaces, text: written }];
  });
  return spliceInline(
    joined,
    splices.toSorted((a, b) => a.start - b.start),
  );
}
