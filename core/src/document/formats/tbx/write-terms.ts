import type { Splice } from '../../../text/splice-text.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import { setContent, spaceBefore } from '../../bilingual/set-content.ts';
import type { ConceptPlace, LanguagePlace, TermPlace } from './tbx-concept.ts';

/** A term of the source with the content its translation gets. */
export interface WrittenTerm {
  readonly source: TermPlace;
  readonly target: TermPlace | undefined;
  readonly content: string;
}

export interface TermLanguages {
  readonly source: LanguagePlace;
  readonly target: LanguagePlace | undefined;
  /** Language of what is written; needed where the concept has no target yet. */
  readonly targetLanguage: string | undefined;
}

/** Undefined where the language of the new terms is not known. */
export function termSplices(
  { text }: ConceptPlace,
  written: readonly WrittenTerm[],
  { source, target, targetLanguage }: TermLanguages,
): readonly Splice[] | undefined {
  const changed = written.flatMap((term) =>
    term.target === undefined ? [] : [setContent(text, term.target.term, term.content)],
  );
  const added = written.filter((term) => term.target === undefined);
  if (added.length === 0) return changed;
  const sections = added.map((term) => newSection(text, term)).join('');
  const last = target?.terms.at(-1);
  if (last !== undefined) return [...changed, insert(last.end, sections)];
  if (targetLanguage === undefined) return undefined;
  return [insert(source.end, newLanguage(text, source, { language: targetLanguage, sections }))];
}

function insert(place: number, text: string): Splice {
  return { start: place, end: place, text };
}

/** Laid out and named as the source, without what is said of the source's term. */
function newSection(text: string, { source, content }: WrittenTerm): string {
  const { rawName, start, term } = source;
  const element = `<${term.rawName}>${content}</${term.rawName}>`;
  const group = rawName.endsWith('ntig') ? rawName.replace(/ntig$/, 'termGrp') : undefined;
  const inside = group === undefined ? element : `<${group}>${element}</${group}>`;
  return `${spaceBefore(text, start)}<${rawName}>${inside}</${rawName}>`;
}

function newLanguage(
  text: string,
  { rawName, start, end }: LanguagePlace,
  { language, sections }: { readonly language: string; readonly sections: string },
): string {
  const after = spaceBefore(text, text.lastIndexOf('<', end - 1));
  const tag = `<${rawName} xml:lang="${encodeXmlAttribute(language)}">`;
  return `${spaceBefore(text, start)}${tag}${sections}${after}</${rawName}>`;
}
