import { fitCodes } from '../../../inline/fit-codes.ts';
import type { InlineText, StyleRun } from '../../../inline/inline-text.ts';
import { normalizeStyles } from '../../../inline/styles.ts';
import { type InlineUnit, readInlineUnit, renderInlineUnit, type StyleMarks } from '../../inline-unit.ts';
import { decodeEntity } from '../html/html-text.ts';
import { escapeFully, escapeLightly, spellingsOf } from './escape-markdown.ts';
import type { MarkdownDialect } from './markdown-dialect.ts';
import { maskMarkdown } from './mask-markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { phrasingTokens, placeOf } from './phrasing-tokens.ts';

export const markdownMarks: StyleMarks = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  underline: ['<u>', '</u>'],
};

/** Beside an ideograph the usual marks are often not read as marks; tags always are. */
const tagMarks: StyleMarks = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  underline: ['<u>', '</u>'],
};

export interface PhrasingPlace {
  /** The unit's text as it stands in the file. */
  readonly raw: string;
  readonly isCell: boolean;
  /** Whether the unit is the beginning of a line, where `-`, `#` and `1.` mean something. */
  readonly startsLine: boolean;
  readonly dialect: MarkdownDialect;
}

export interface WrittenPhrasing {
  readonly text: string;
  readonly restored: boolean;
}

/** Parsing takes time; longer than this is no paragraph a person wrote, and is escaped to be safe. */
const maxCheckedLength = 20_000;

interface Way {
  readonly unit: InlineUnit;
  readonly escape: (text: string) => string;
}

/**
 * The target as markdown that is read as the target: written the author's way where that is so, else with
 * more escapes, else with tags for the styles. What was written is parsed again to know.
 */
export function writePhrasing(unit: InlineUnit, target: InlineText, place: PhrasingPlace): WrittenPhrasing {
  const spellings = spellingsOf(place.raw, decodeEntity);
  const wanted = markable(target);
  const light = (text: string) => cellText(escapeLightly(text, spellings), place);
  const bracketed = withBracketedAddresses(unit);
  const tagged = { ...bracketed, marks: tagMarks };
  const ways: readonly Way[] = [
    { unit, escape: light },
    { unit: bracketed, escape: light },
    { unit: bracketed, escape: escapeFully },
    { unit: tagged, escape: light },
  ];
  const isHuge = target.text.length > maxCheckedLength;
  const good = isHuge ? undefined : ways.find((way) => isReadAsWritten(way, wanted, place));
  const way = good ?? { unit: tagged, escape: escapeFully };
  const { text, restored } = renderInlineUnit(way.unit, wanted, way.escape);
  return { text: shortReferences(text, place.raw), restored };
}

/** A bare address runs on into text that follows it without a space; one in brackets does not. */
function withBracketedAddresses(unit: InlineUnit): InlineUnit {
  const natives = [...unit.natives].map(([token, native]) => [token, bracketAddress(native)] as const);
  return { ...unit, natives: new Map(natives) };
}

function bracketAddress(native: string): string {
  if (/^www\./i.test(native)) return `<http://${native}>`;
  return /^(?:https?:\/\/|[^\s@<[]+@)\S+$/i.test(native) ? `<${native}>` : native;
}

/** On one line, and without styles on white space: markdown has no such thing. */
function markable(target: InlineText): InlineText {
  const inline = { ...target, text: target.text.replaceAll(/[\r\n]/g, ' ') };
  return {
    ...inline,
    styles: normalizeStyles(styleSpans(inline.styles).map((run) => shrink(run, inline.text))),
  };
}

/** One run for each stretch of one look, so that a look goes on where another begins. */
function styleSpans(styles: readonly StyleRun[]): readonly StyleRun[] {
  const looks: readonly (readonly StyleRun[])[] = [
    styles.flatMap(({ start, end, bold }) => (bold ? [{ start, end, bold }] : [])),
    styles.flatMap(({ start, end, italic }) => (italic ? [{ start, end, italic }] : [])),
    styles.flatMap(({ start, end, underline }) => (underline ? [{ start, end, underline }] : [])),
  ];
  return looks.flatMap(normalizeStyles);
}

function shrink(run: StyleRun, text: string): StyleRun {
  const part = text.slice(run.start, run.end);
  const start = run.start + part.length - part.trimStart().length;
  return { ...run, start, end: Math.max(start, run.start + part.trimEnd().length) };
}

function cellText(text: string, { isCell }: PhrasingPlace): string {
  return isCell ? text.replaceAll(/(?<!\\)\|/g, String.raw`\|`) : text;
}

/** `[text][text]` goes back to the short form the author used. */
function shortReferences(text: string, raw: string): string {
  return text.replaceAll(/\[([^[\]]+)\]\[\1\]/g, (full, label: string) => {
    if (raw.includes(full)) return full;
    return raw.includes(`[${label}][]`) ? `[${label}][]` : `[${label}]`;
  });
}

function isReadAsWritten(way: Way, target: InlineText, place: PhrasingPlace): boolean {
  const { unit } = way;
  const written = renderInlineUnit(withPlainBreaks(unit), target, way.escape).text;
  const prefix = place.startsLine ? '' : '# ';
  const labels = [...unit.natives.values()].flatMap((native) => native.match(/\[[^[\]]+\]/g) ?? []);
  const definitions = [...new Set(labels)].map((label) => `\n\n${label}: x`).join('');
  const text = `${prefix}${written}${definitions}`;
  const masked = maskMarkdown(text, place.dialect);
  const [block, next] = parseMarkdown(masked.masked, place.dialect).children;
  if (block?.type !== 'paragraph' && block?.type !== 'heading') return target.text === '';
  if (next !== undefined && placeOf(next).start < prefix.length + written.length) return false;
  const read = readInlineUnit(phrasingTokens(block.children, masked), text, {
    defaultMarks: markdownMarks,
    collapse: false,
  });
  const expected = fitCodes(unit.source, unit.codes, target);
  return read !== undefined && sameReading(read.source, expected, unit.marks !== tagMarks);
}

/** The lines after a break may begin with the mark of a quote, which means something only there. */
function withPlainBreaks(unit: InlineUnit): InlineUnit {
  const plain = [...unit.natives].map(
    ([token, native]) => [token, /^(?: {2,}|\\)\s*\n/.test(native) ? '\\\n' : native] as const,
  );
  return { ...unit, natives: new Map(plain) };
}

/** Tags for styles are read back as codes, so that only the text can be compared. */
function sameReading(read: InlineText, expected: InlineText, withMarks: boolean): boolean {
  if (read.text !== expected.text) return false;
  const shape = ({ codes, styles }: InlineText) =>
    JSON.stringify([codes.map(({ kind, at }) => [kind, at]), styles]);
  return !withMarks || shape(read) === shape(expected);
}
