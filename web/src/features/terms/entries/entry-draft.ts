import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { isLanguage, termsIn } from './terms-in.ts';

type SavedTerm = TermEntry['terms'][number];

export interface TermDraft extends Omit<SavedTerm, 'termId'> {
  /** Tells fields apart while they come and go. */
  readonly key: number;
}

const conceptFields = ['definition', 'subject', 'note', 'image', 'link'] as const;
export type ConceptField = (typeof conceptFields)[number];

/** An entry while it is typed: a field without content is an empty text. */
export interface EntryDraft extends Readonly<Record<ConceptField, string>> {
  readonly terms: readonly TermDraft[];
}

export type EntryFault = 'source' | 'target' | 'image' | 'link';

const emptyTerm: Omit<TermDraft, 'key' | 'language'> = {
  text: '',
  status: 'preferred',
  caseRule: null,
  exact: false,
  partOfSpeech: null,
  gender: null,
  note: null,
};

type Languages = Pick<TermBase, 'sourceLanguage'>;

/** An entry to be changed, or a new one; with a field for each language that is shown. */
export function draftOf(
  entry: TermEntry | undefined,
  { sourceLanguage }: Languages,
  targetLanguage: string,
): EntryDraft {
  const texts = conceptFields.map((field) => [field, shownIn(field, entry?.[field] ?? '')] as const);
  const saved = (entry?.terms ?? []).map(({ termId: _, ...term }, key) => ({ ...term, key }));
  const draft = { ...(Object.fromEntries(texts) as Record<ConceptField, string>), terms: saved };
  return [sourceLanguage, targetLanguage].reduce<EntryDraft>(
    (known, language) => (termsIn(known.terms, language).length > 0 ? known : withTerm(known, language)),
    draft,
  );
}

/** A file may have written something in the place of an address that leads nowhere. */
function shownIn(field: ConceptField, text: string): string {
  return field === 'image' && !isAddress(text) ? '' : text;
}

export function withTerm(draft: EntryDraft, language: string): EntryDraft {
  const key = Math.max(-1, ...draft.terms.map((term) => term.key)) + 1;
  return { ...draft, terms: [...draft.terms, { ...emptyTerm, language, key }] };
}

export function withoutTerm(draft: EntryDraft, key: number): EntryDraft {
  return { ...draft, terms: draft.terms.filter((term) => term.key !== key) };
}

export function changeTerm(draft: EntryDraft, key: number, change: Partial<TermDraft>): EntryDraft {
  return { ...draft, terms: draft.terms.map((term) => (term.key === key ? { ...term, ...change } : term)) };
}

/** Languages in the order they are shown: the source's first. */
export function languagesOfDraft({ terms }: EntryDraft, { sourceLanguage }: Languages): readonly string[] {
  const all = [...new Set(terms.map(({ language }) => language))];
  const isSource = (language: string) => isLanguage({ language }, sourceLanguage);
  return [...all.filter(isSource), ...all.filter((language) => !isSource(language))];
}

/** What keeps an entry from being saved. */
export function faultsOf(draft: EntryDraft, { sourceLanguage }: Languages): readonly EntryFault[] {
  const filled = draft.terms.filter(({ text }) => text.trim() !== '');
  const sources = termsIn(filled, sourceLanguage).length;
  return [
    ...(sources === 0 ? (['source'] as const) : []),
    ...(sources === filled.length ? (['target'] as const) : []),
    ...(['image', 'link'] as const).filter((field) => !isAddress(draft[field])),
  ];
}

export function isAddress(text: string): boolean {
  return text.trim() === '' || (/^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim()));
}

/** What the API takes: fields without content are null, terms without text are left out. */
export function inputOf(draft: EntryDraft, pictureId: string | null) {
  const texts = conceptFields.map((field) => [field, draft[field].trim() || null] as const);
  return {
    ...(Object.fromEntries(texts) as Record<ConceptField, string | null>),
    pictureId,
    terms: draft.terms
      .filter(({ text }) => text.trim() !== '')
      .map(({ key: _, note, ...term }) => ({ ...term, note: note?.trim() || null })),
  };
}
