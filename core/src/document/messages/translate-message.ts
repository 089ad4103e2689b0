import { hasWords } from '../../text/has-words.ts';
import { type Splice, spliceText } from '../../text/splice-text.ts';
import type { TranslationUnit, UnitVisitor } from '../document-format.ts';
import type { InlineToken, PlaceholderToken } from '../inline-token.ts';
import { readInlineUnit, renderInlineUnit, type StyleMarks } from '../inline-unit.ts';
import { mergeTokens } from '../merge-tokens.ts';
import { type PlaceholderFinder, pairTags } from '../placeholders/find-placeholders.ts';
import { spaceBefore } from '../strings/space-before.ts';
import { trimTokens } from '../trim-tokens.ts';
import type { MessageBranch, MessageChoice, MessagePart } from './message-part.ts';
import { pluralForms } from './plural-forms.ts';

/** What all units of a message have in common. */
export type UnitDescription = Pick<TranslationUnit, 'kind' | 'key' | 'notes' | 'maxLength'>;

export interface MessageTranslation {
  /** The text that offsets of the parts are in. */
  readonly raw: string;
  readonly visit: UnitVisitor;
  readonly unit: UnitDescription;
  readonly finder: PlaceholderFinder;
  /** Plurals get the forms of this language. */
  readonly targetLanguage: string | undefined;
  readonly escape: (text: string, place: TextPlace) => string;
}

/** Where new text goes. */
export interface TextPlace {
  readonly inPlural: boolean;
  /** Whether no text of the unit stands before it. */
  readonly isFirst: boolean;
  /** Where the unit begins. */
  readonly start: number;
}

export interface TranslatedMessage {
  readonly splices: readonly Splice[];
  /** Units whose codes had to be restored. */
  readonly restored: number;
}

/** No file of strings has styles of its own: they go. */
const noMarks: StyleMarks = { bold: ['', ''], italic: ['', ''], underline: ['', ''] };

interface Walk extends MessageTranslation {
  restored: number;
}

/** A unit for the message, and one for each branch of its choices: `id#branch`. */
export function translateMessage(
  parts: readonly MessagePart[],
  id: string,
  translation: MessageTranslation,
): TranslatedMessage {
  const walk: Walk = { ...translation, restored: 0 };
  return { splices: translateParts(walk, parts, { id, inPlural: false }), restored: walk.restored };
}

interface PartsPlace {
  readonly id: string;
  readonly inPlural: boolean;
}

function translateParts(walk: Walk, parts: readonly MessagePart[], place: PartsPlace): readonly Splice[] {
  const choices = parts.filter((part) => part.kind === 'choice');
  const inner = choices.map((choice, i) => {
    const id = `${place.id}${place.id.includes('#') ? '.' : '#'}${i === 0 ? '' : `${i + 1}.`}`;
    return translateChoice(walk, choice, { id, inPlural: place.inPlural || choice.plural !== undefined });
  });
  const tokens = parts.flatMap((part) => {
    if (part.kind === 'choice') return [choiceToken(walk, part, inner[choices.indexOf(part)] ?? [])];
    return part.kind === 'text' ? walk.finder.split(part) : [part];
  });
  const written = writeUnit(walk, tokens, place);
  const { start, end } = written ?? { start: -1, end: -1 };
  const outside = inner.flat().filter((splice) => splice.end <= start || splice.start >= end);
  return [...outside, ...(written === undefined ? [] : [written])].sort((a, b) => a.start - b.start);
}

function choiceToken(
  { raw }: Walk,
  { start, end, argument }: MessageChoice,
  splices: readonly Splice[],
): PlaceholderToken {
  const details = { type: 'variable', display: `{${argument}…}`, required: true } as const;
  const native = spliceText(raw.slice(start, end), shifted(splices, start));
  return { kind: 'placeholder', start, end, details, native, speaks: true };
}

function writeUnit(
  walk: Walk,
  found: readonly InlineToken[],
  { id, inPlural }: PartsPlace,
): Splice | undefined {
  const tokens = trimTokens(mergeTokens(pairTags(found), { collapse: false }), walk.raw);
  const unit = readInlineUnit(tokens, walk.raw, { defaultMarks: noMarks, collapse: false });
  if (unit === undefined || !hasWords(unit.source.text)) return undefined;
  const { source, codes, start, end } = unit;
  const target = walk.visit({ ...walk.unit, id, source, codes, segmentable: true });
  if (target === undefined) return undefined;
  let isFirst = true;
  const { text, restored } = renderInlineUnit(unit, target, (part) => {
    const escaped = walk.escape(part, { inPlural, isFirst, start });
    isFirst = false;
    return escaped;
  });
  if (restored) walk.restored++;
  return { start, end, text };
}

/** What became of a branch, or of a form that is added beside it. */
interface ReadForm {
  readonly branch: MessageBranch;
  /** Of an added form. */
  readonly key?: string;
  readonly text: string | undefined;
}

/** The forms of a plural are those of the target language as soon as one of them is translated. */
function translateChoice(walk: Walk, choice: MessageChoice, place: PartsPlace): readonly Splice[] {
  const { branches, plural } = choice;
  const keys = branches.map(({ key }) => key);
  const { added, dropped } = pluralForms(keys, plural && walk.targetLanguage, plural ?? 'cardinal');
  const body = (branch: MessageBranch, id: string) =>
    translateBody(walk, branch, { ...place, id: place.id + id });
  const first = branches.find(({ key }) => key === 'other');
  const read = branches.flatMap((branch, i): readonly ReadForm[] => {
    if (dropped.includes(branch.key)) return [];
    const times = keys.slice(0, i).filter((key) => key === branch.key).length;
    const id = times === 0 ? branch.key : `${branch.key}~${times + 1}`;
    // As they will stand in the file, so that it is read in the same order again.
    const forms = branch === first ? added.map((key) => ({ branch, key, text: body(branch, key) })) : [];
    return [...forms, { branch, text: body(branch, id) }];
  });
  if (!read.some(({ text }) => text !== undefined)) return [];
  const otherText = read.find(({ branch, key }) => branch === first && key === undefined)?.text;
  const splices = [
    ...read.flatMap(({ branch, key, text }) =>
      key === undefined
        ? bodySplice(branch, text)
        : [newBranch(walk.raw, { key, other: branch, text: text ?? otherText })],
    ),
    ...branches.filter(({ key }) => dropped.includes(key)).map((branch) => withoutBranch(walk.raw, branch)),
  ];
  return splices.sort((a, b) => a.start - b.start);
}

/** Undefined where nothing in it is replaced. */
function translateBody(
  walk: Walk,
  { parts, bodyStart, bodyEnd }: MessageBranch,
  place: PartsPlace,
): string | undefined {
  const splices = translateParts(walk, parts, place);
  if (splices.length === 0) return undefined;
  return spliceText(walk.raw.slice(bodyStart, bodyEnd), shifted(splices, bodyStart));
}

function bodySplice({ bodyStart, bodyEnd }: MessageBranch, text: string | undefined): readonly Splice[] {
  return text === undefined ? [] : [{ start: bodyStart, end: bodyEnd, text }];
}

interface AddedForm {
  readonly key: string;
  readonly other: MessageBranch;
  readonly text: string | undefined;
}

/** Stands before `other` and looks like it; a mark of the default (`*` in Fluent) stays with `other`. */
function newBranch(raw: string, { key, other, text }: AddedForm): Splice {
  const { start, end, bodyStart, bodyEnd } = other;
  const head = raw.slice(start, bodyStart).replace(/^\*/, ' ').replace('other', key);
  const space = spaceBefore(raw, start);
  const body = text ?? raw.slice(bodyStart, bodyEnd);
  return { start, end: start, text: `${head}${body}${raw.slice(bodyEnd, end)}${space || ' '}` };
}

function withoutBranch(raw: string, { start, end }: MessageBranch): Splice {
  const space = /^\s*/.exec(raw.slice(end))?.[0] ?? '';
  return { start, end: end + space.length, text: '' };
}

function shifted(splices: readonly Splice[], by: number): readonly Splice[] {
  return splices.map((splice) => ({ ...splice, start: splice.start - by, end: splice.end - by }));
}
