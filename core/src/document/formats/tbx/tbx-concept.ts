import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { readTextInside, readXmlContent, type XmlContent } from '../../bilingual/xml-inline.ts';
import { tmxVocabulary } from '../tmx/tmx-inline.ts';
import { tbxName } from './tbx-names.ts';

interface Place {
  /** Offsets of the whole element in the concept's text. */
  readonly start: number;
  readonly end: number;
  readonly rawName: string;
}

/** A term with what is said of it. */
export interface TermPlace extends Place {
  readonly term: XmlContent;
}

export interface LanguagePlace extends Place {
  /** As written in the file. */
  readonly language: string;
  readonly terms: readonly TermPlace[];
}

/** A concept with its terms in every language. */
export interface ConceptPlace {
  readonly text: string;
  readonly id: string | undefined;
  readonly languages: readonly LanguagePlace[];
  /** Definitions and notes of the whole concept. */
  readonly notes: readonly string[];
}

/** @throws {DocumentFormatError} broken, limit */
export function readConcept(scanner: XmlScanner): ConceptPlace {
  scanner.next();
  const id = scanner.attribute('id');
  const languages: LanguagePlace[] = [];
  const notes: string[] = [];
  while (scanner.next() !== 'done') {
    if (scanner.event !== 'start') continue;
    const name = tbxName(scanner.name);
    if (name === 'langSec') languages.push(readLanguage(scanner, notes));
    else readNote(scanner, name, notes);
  }
  return { text: scanner.text, id, languages, notes };
}

function readLanguage(scanner: XmlScanner, notes: string[]): LanguagePlace {
  const { start, rawName, depth } = scanner;
  const language = scanner.attribute('xml:lang') ?? '';
  const terms: TermPlace[] = [];
  while (scanner.next() !== 'end' || scanner.depth > depth) {
    if (scanner.event !== 'start') continue;
    const name = tbxName(scanner.name);
    if (name === 'termSec') terms.push(...readTerm(scanner));
    else readNote(scanner, name, notes);
  }
  return { start, end: scanner.end, rawName, language, terms };
}

function readTerm(scanner: XmlScanner): readonly TermPlace[] {
  const { start, rawName, depth } = scanner;
  let term: XmlContent | undefined;
  while (scanner.next() !== 'end' || scanner.depth > depth) {
    if (scanner.event === 'start' && tbxName(scanner.name) === 'term')
      term ??= readXmlContent(scanner, tmxVocabulary());
  }
  return term === undefined ? [] : [{ start, end: scanner.end, rawName, term }];
}

function readNote(scanner: XmlScanner, name: string, notes: string[]): void {
  if (name === 'descripGrp' || name === 'descripNote') return;
  const note = readTextInside(scanner).trim();
  if ((name === 'descrip' || name === 'note') && note !== '') notes.push(note);
}
