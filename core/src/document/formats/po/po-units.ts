import { hash64 } from '../../../memory/tokens/text-hash.ts';
import { type BilingualText, readBilingualText } from '../../bilingual/bilingual-text.ts';
import { stringPieces } from '../../bilingual/string-pieces.ts';
import type { TargetState } from '../../document-format.ts';
import type { PlaceholderFinder } from '../../placeholders/find-placeholders.ts';
import { examplesOf, type PluralForms } from './plural-forms.ts';
import type { PoEntry } from './read-po.ts';

/** One text of an entry: all of it, or one of its plural forms. */
export interface PoUnit {
  readonly id: string;
  /** Number of the plural form; 0 for entries without. */
  readonly form: number;
  readonly text: BilingualText;
  readonly key?: string;
  readonly notes: readonly string[];
  readonly targetState: TargetState;
}

/** The context is part of what names an entry, so that equal texts may differ. */
export function entryId({ context, id }: PoEntry): string {
  return hash64(`${context?.value ?? ''}\u0004${id?.value ?? ''}`);
}

export function isFuzzy({ comments }: PoEntry): boolean {
  return comments.some(({ mark, text }) => mark === ',' && flagsOf(text).includes('fuzzy'));
}

export function flagsOf(text: string): readonly string[] {
  return text.split(',').map((flag) => flag.trim());
}

export interface PoReading {
  readonly forms: PluralForms;
  readonly finder: PlaceholderFinder;
}

export function unitsOf(entry: PoEntry, id: string, { forms, finder }: PoReading): readonly PoUnit[] {
  const textOf = (source: string, form: number) => readText(source, entry.targets.get(form)?.value, finder);
  const facts = {
    notes: notesOf(entry),
    ...(entry.context && { key: entry.context.value }),
    targetState: isFuzzy(entry) ? ('draft' as const) : ('translated' as const),
  };
  const source = entry.id?.value ?? '';
  if (entry.plural === undefined) return [{ id, form: 0, text: textOf(source, 0), ...facts }];
  const plural = entry.plural.value;
  return Array.from({ length: forms.count }, (_, form) => {
    const isSingular = forms.count > 1 && form === forms.formOf(1);
    const examples = examplesOf(forms, form);
    const notes = [...facts.notes, ...(examples.length === 0 ? [] : [`n = ${examples.join(', ')}`])];
    const text = textOf(isSingular ? source : plural, form);
    return { ...facts, id: `${id}[${form}]`, form, text, notes };
  });
}

/** Every character of a message matters to the program whose it is. */
function readText(source: string, target: string | undefined, finder: PlaceholderFinder): BilingualText {
  const rules = { preserve: true, escapeText: (text: string) => text };
  return readBilingualText(
    stringPieces(source, finder),
    target ? stringPieces(target, finder) : undefined,
    rules,
  );
}

/** Comments of programmers and translators, and where the text stands. */
function notesOf({ comments }: PoEntry): readonly string[] {
  const notes = ['.', ''].map((mark) => textsOf(comments, mark).join('\n'));
  return [...notes, textsOf(comments, ':').join(' ')].filter((note) => note.trim() !== '');
}

function textsOf(comments: PoEntry['comments'], mark: string): readonly string[] {
  return comments.filter((comment) => comment.mark === mark).map(({ text }) => text);
}
