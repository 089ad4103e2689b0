import { findLanguage } from './languages.ts';

/** By the tags of the catalogue. */
export interface NamedLanguages {
  readonly source: string | undefined;
  readonly targets: readonly string[];
}

/**
 * Which languages a file of segments or terms is in, as far as its beginning says: a TMX by its header and variants, a TBX by
 * its language sections and the language it is written in, an XLIFF by its attributes. Of other files nothing is known.
 */
export function namedLanguages(head: string): NamedLanguages {
  const sections = valuesOf(head, /<(?:tuv|langSet|langSec)\b[^<>]*?\b(?:xml:)?lang\s*=\s*["']([^"'<>]*)/gu);
  const sources = valuesOf(head, /\b(?:srclang|source-language|srcLang)\s*=\s*["']([^"'<>]*)/gu);
  const targets = valuesOf(head, /\b(?:target-language|trgLang)\s*=\s*["']([^"'<>]*)/gu);
  const written = valuesOf(head, /<(?:martif|tbx)\b[^<>]*?\bxml:lang\s*=\s*["']([^"'<>]*)/gu);
  const named = [...new Set([...sections, ...targets])];
  const source = sources[0] ?? written.find((tag) => named.includes(tag)) ?? named[0];
  return { source, targets: named.filter((tag) => tag !== source) };
}

/** Without those that are no languages of the catalogue, such as the `*all*` of a TMX. */
function valuesOf(head: string, pattern: RegExp): readonly string[] {
  const tags = new Set(Array.from(head.matchAll(pattern), ([, tag = '']) => tag));
  return [...tags].flatMap((tag) => findLanguage(tag)?.tag ?? []);
}
