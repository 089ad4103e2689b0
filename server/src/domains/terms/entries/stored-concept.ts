import { createHash } from 'node:crypto';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { NativeProperties, Term, TermConcept } from '@transloom/core/terms/term-concept';
import { keysIn, termContent } from '@transloom/core/terms/term-content';
import { plainTerm } from '@transloom/core/terms/term-pattern';
import { newId } from '../../../platform/db/new-id.ts';
import type { ConceptRow, TermRow } from './concepts.store.ts';
import type { ConceptRows, NewConcept } from './new-concepts.store.ts';

/** What a file says of a concept and its sections and no column holds. */
interface ConceptProperties {
  readonly own?: NativeProperties | undefined;
  readonly sections?: readonly (NativeProperties | null)[];
}

/** Columns of a concept's row that are not part of the concept. */
export type ConceptOrigin = Omit<
  NewConcept,
  | 'name'
  | 'definition'
  | 'subject'
  | 'note'
  | 'image'
  | 'pictureId'
  | 'link'
  | 'identity'
  | 'properties'
  | 'content'
  | 'contentKeys'
>;

export function conceptRows(concept: TermConcept, origin: ConceptOrigin): ConceptRows {
  const { organizationId, termBaseId, id: conceptId } = origin;
  const owner = { organizationId, termBaseId, conceptId };
  return {
    concept: {
      ...origin,
      name: concept.id ?? null,
      definition: concept.definition ?? null,
      subject: concept.subject ?? null,
      note: concept.note ?? null,
      image: concept.image ?? null,
      pictureId: concept.picture ?? null,
      link: concept.link ?? null,
      identity: identityOf(concept),
      ...contentOf(concept, termBaseId),
      properties: {
        own: concept.properties,
        sections: concept.sections.map(({ properties }) => properties ?? null),
      } satisfies ConceptProperties,
    },
    terms: concept.sections.flatMap(({ language, terms }, section) =>
      terms.map((term, position) => ({ ...owner, ...termRow(term), section, position, language })),
    ),
  };
}

/** Search columns of a concept. */
function contentOf({ sections, note }: TermConcept, termBaseId: string) {
  const texts = sections.flatMap(({ terms }) => terms.map(({ text }) => plainTerm(text)));
  const { text, keys } = termContent([...texts, ...(note === undefined ? [] : [note])]);
  return { content: text, contentKeys: keysIn(termBaseId, keys) };
}

function termRow(term: Term) {
  return {
    id: newId(),
    text: term.text,
    status: term.status,
    caseRule: term.caseRule ?? null,
    exact: term.exact ?? false,
    partOfSpeech: term.partOfSpeech ?? null,
    gender: term.gender ?? null,
    note: term.note ?? null,
    properties: term.properties ?? null,
  };
}

/** 128 bits in the form of a UUID: the same terms in the same languages are the same entry. */
function identityOf({ sections }: TermConcept): string {
  const terms = sections.flatMap(({ language, terms: some }) =>
    some.map(({ text }) => `${language.toLowerCase()} ${text}`),
  );
  return createHash('sha256')
    .update(JSON.stringify([...new Set(terms)].toSorted()))
    .digest('hex')
    .slice(0, 32);
}

export function storedConcept(row: ConceptRow, terms: readonly TermRow[]): TermConcept {
  const properties = row.properties as ConceptProperties | null;
  const sections = Map.groupBy(terms, ({ section }) => section);
  const texts = {
    definition: row.definition,
    subject: row.subject,
    note: row.note,
    image: row.image,
    picture: row.pictureId,
    link: row.link,
  };
  return {
    ...(row.name !== null && { id: row.name }),
    ...present(texts),
    ...(properties?.own && { properties: properties.own }),
    sections: [...sections]
      .toSorted(([a], [b]) => a - b)
      .map(([section, own]) => {
        const said = properties?.sections?.[section];
        const language = own[0]?.language ?? '';
        return { language, terms: own.map(storedTerm), ...(said && { properties: said }) };
      }),
  };
}

export function storedTerm(row: TermRow): Term {
  const { text, caseRule, exact, partOfSpeech, gender, note } = row;
  return {
    text,
    status: row.status as Term['status'],
    ...(exact && { exact }),
    ...present({ caseRule: caseRule as Term['caseRule'] | null, partOfSpeech, gender, note }),
    ...(row.properties !== null && { properties: row.properties as unknown as NativeProperties }),
  };
}

type Present<Values> = { readonly [Name in keyof Values]?: NonNullable<Values[Name]> };

function present<Values extends object>(values: Values): Present<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Present<Values>;
}

/** The terms of a language, else those of its variants. */
export function rowsIn<Row extends { readonly language: string }>(
  terms: readonly Row[],
  language: string,
): readonly Row[] {
  const same = terms.filter((term) => compareLanguages(term.language, language) === 'same');
  return same.length > 0
    ? same
    : terms.filter((term) => compareLanguages(term.language, language) !== 'different');
}
