import type { Splice } from '../../../text/splice-text.ts';
import type { TargetChange } from '../../bilingual/target-change.ts';
import { writeQuoted } from './po-string.ts';
import { flagsOf, isFuzzy } from './po-units.ts';
import type { PoEntry, PoString } from './read-po.ts';

/** How the file breaks lines. */
export interface PoLayout {
  readonly lineEnd: string;
  /** Longest line; undefined where the file does not wrap. */
  readonly width: number | undefined;
}

/** Splices that put what is new into an entry, by number of the plural form, of which it is to have so many. */
export function entrySplices(
  entry: PoEntry,
  changes: ReadonlyMap<number, TargetChange>,
  { layout, forms }: { readonly layout: PoLayout; readonly forms: number },
): readonly Splice[] {
  const flags = isGuess(entry, changes) ? [] : unflagged(entry);
  const written = new Map(
    [...changes].flatMap(([form, { content }]) => (content === undefined ? [] : [[form, content] as const])),
  );
  if (written.size === 0) return flags;
  const changed = [...written].flatMap(([form, text]) => {
    const target = entry.targets.get(form);
    return target === undefined ? [] : [stringSplice(target, text, layout)];
  });
  return [...flags, ...changed, ...withForms(entry, written, { layout, forms })];
}

export function stringSplice({ start, end, keyword }: PoString, text: string, layout: PoLayout): Splice {
  return { start, end, text: writeQuoted(text, { ...layout, indent: keyword.length + 1 }) };
}

/** A plural entry gets the forms its language has: those that are missing are added, those too many go. */
function withForms(
  entry: PoEntry,
  written: ReadonlyMap<number, string>,
  { layout, forms }: { readonly layout: PoLayout; readonly forms: number },
): readonly Splice[] {
  if (entry.plural === undefined) return missing(entry, written, layout);
  const surplus = [...entry.targets]
    .filter(([form]) => form >= forms)
    .map(([, target]) => lineOf(target, layout));
  const all = new Map(Array.from({ length: forms }, (_, form) => [form, written.get(form) ?? '']));
  return [...surplus, ...missing(entry, all, layout)];
}

function missing(entry: PoEntry, wanted: ReadonlyMap<number, string>, layout: PoLayout): readonly Splice[] {
  const added = [...wanted].filter(([form]) => !entry.targets.has(form));
  if (added.length === 0) return [];
  const last = [...entry.targets.values()].at(-1) ?? entry.plural ?? entry.id;
  const lines = added.map(([form, text]) => {
    const keyword = entry.plural === undefined ? 'msgstr' : `msgstr[${form}]`;
    return `${layout.lineEnd}${keyword} ${writeQuoted(text, { ...layout, indent: keyword.length + 1 })}`;
  });
  const end = last?.end ?? entry.end;
  return [{ start: end, end, text: lines.join('') }];
}

/** A whole string with the line end before it, which the one above it has. */
function lineOf({ keywordStart, end }: PoString, { lineEnd }: PoLayout): Splice {
  return { start: keywordStart - lineEnd.length, end, text: '' };
}

/**
 * An entry is a guess as long as one of its forms is. The flag is never added: gettext leaves out what has it, and a
 * draft that nobody confirmed is more than nothing.
 */
function isGuess(entry: PoEntry, changes: ReadonlyMap<number, TargetChange>): boolean {
  const isDraft = [...changes.values()].some(({ state }) => state === 'draft');
  const isLeft = [...entry.targets].some(([form, { value }]) => value !== '' && !changes.has(form));
  return isDraft || isLeft;
}

/** What the text was before does not matter when it is no guess any more. */
function unflagged(entry: PoEntry): readonly Splice[] {
  const { comments } = entry;
  if (!isFuzzy(entry)) return [];
  return comments.flatMap(({ mark, text, start, end }) => {
    if (mark === '|') return [{ start, end, text: '' }];
    if (mark !== ',') return [];
    const flags = flagsOf(text);
    const kept = flags.filter((flag) => flag !== 'fuzzy');
    if (kept.length === flags.length) return [];
    const lineStart = start + 2;
    return [kept.length === 0 ? { start, end, text: '' } : withFlags(lineStart, text, kept)];
  });
}

function withFlags(start: number, text: string, flags: readonly string[]): Splice {
  return { start, end: start + 1 + text.length, text: ` ${flags.join(', ')}` };
}
