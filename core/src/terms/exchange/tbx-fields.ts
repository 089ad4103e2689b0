import type { Term, TermConcept, TermStatus } from '../term-concept.ts';
import { childElements, elementText, type XmlElement } from './xml-element.ts';

type ConceptField = 'definition' | 'subject' | 'note' | 'image' | 'link';
type TermField = 'status' | 'caseRule' | 'exact' | 'partOfSpeech' | 'gender' | 'note';

/** What a field is called in TBX, the first name being the one that is written, and the element it stands in. */
interface TbxField {
  readonly categories: readonly string[];
  readonly element: string;
  /** It is an address in the attribute `target`. */
  readonly target?: boolean;
}

export const conceptFields: Readonly<Record<ConceptField, TbxField>> = {
  subject: { categories: ['subjectField'], element: 'descrip' },
  definition: { categories: ['definition'], element: 'descrip' },
  note: { categories: ['note'], element: 'note' },
  image: { categories: ['xGraphic', 'figure'], element: 'xref', target: true },
  link: { categories: ['externalCrossReference', 'xSource'], element: 'xref', target: true },
};

export const termFields: Readonly<Record<TermField, TbxField>> = {
  partOfSpeech: { categories: ['partOfSpeech'], element: 'termNote' },
  gender: { categories: ['grammaticalGender'], element: 'termNote' },
  status: { categories: ['administrativeStatus', 'termStatus'], element: 'termNote' },
  caseRule: { categories: ['x-case'], element: 'termNote' },
  exact: { categories: ['x-exact'], element: 'termNote' },
  note: { categories: ['note'], element: 'note' },
};

const groups = new Set(['descripGrp', 'adminGrp', 'termNoteGrp', 'termGrp', 'noteGrp']);
const typed = new Set(['descrip', 'admin', 'termNote', 'xref', 'ref', 'transac']);

export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** `definition` for `<descrip type="definition">` and for `<basic:definition>`. */
function categoryOf({ name, attributes }: XmlElement): string {
  const local = localName(name);
  return typed.has(local) ? (attributes?.['type'] ?? '') : local;
}

/** The element of a field among these and inside their groups. */
export function findField(elements: readonly XmlElement[], { categories }: TbxField): XmlElement | undefined {
  for (const element of elements) {
    if (categories.includes(categoryOf(element))) return element;
    const inside = groups.has(localName(element.name))
      ? findField(childElements(element), { categories, element: '' })
      : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

export function fieldValue(elements: readonly XmlElement[], field: TbxField): string | undefined {
  const element = findField(elements, field);
  if (element === undefined) return undefined;
  const value = field.target === true ? element.attributes?.['target'] : oneLine(elementText(element));
  return value === undefined || value === '' ? undefined : value;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export type ConceptValues = Pick<TermConcept, ConceptField>;

export function readConceptValues(elements: readonly XmlElement[]): ConceptValues {
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(conceptFields)) {
    const value = fieldValue(elements, field);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

const statuses: Readonly<Record<string, TermStatus>> = {
  preferred: 'preferred',
  preferredterm: 'preferred',
  admitted: 'admitted',
  admittedterm: 'admitted',
  deprecated: 'deprecated',
  deprecatedterm: 'deprecated',
  supersededterm: 'deprecated',
  notrecommended: 'deprecated',
  obsolete: 'deprecated',
  forbidden: 'forbidden',
};

const statusNames: Readonly<Record<TermStatus, string>> = {
  preferred: 'preferredTerm-admn-sts',
  admitted: 'admittedTerm-admn-sts',
  deprecated: 'deprecatedTerm-admn-sts',
  forbidden: 'forbidden',
};

export type TermValues = Pick<Term, TermField>;

export function readTermValues(elements: readonly XmlElement[]): TermValues {
  const value = (name: TermField) => fieldValue(elements, termFields[name]);
  const status =
    value('status')
      ?.replace(/-admn-sts$/, '')
      .toLowerCase() ?? '';
  const [caseRule, partOfSpeech, gender, note] = [
    value('caseRule'),
    value('partOfSpeech'),
    value('gender'),
    value('note'),
  ];
  return {
    status: statuses[status] ?? 'preferred',
    ...((caseRule === 'any' || caseRule === 'same') && { caseRule }),
    ...(value('exact') === 'yes' && { exact: true }),
    ...(partOfSpeech !== undefined && { partOfSpeech }),
    ...(gender !== undefined && { gender }),
    ...(note !== undefined && { note }),
  };
}

/** What stands in the file for the value of a field; undefined for nothing. */
export function writtenTermValue(term: TermValues, name: TermField): string | undefined {
  if (name === 'status') return statusNames[term.status];
  if (name === 'exact') return term.exact === true ? 'yes' : undefined;
  return term[name];
}
