import type { TmxNote, TmxProperty, TmxUnit, TmxVariant } from './tmx-unit.ts';
import type { XmlAttributes } from './xml-event.ts';

/** A header, unit or variant while it is read. */
export interface Described {
  attributes: XmlAttributes;
  properties: TmxProperty[];
  notes: TmxNote[];
  others?: string[];
}

export function described(attributes: XmlAttributes): Described {
  return { attributes, properties: [], notes: [] };
}

/** A literal each: a file has millions of them, and each part that is spread into one is copied name by name. */
export function readVariant(
  { attributes: all, properties, notes, others }: Described,
  { text, codes, segment }: Pick<TmxVariant, 'text' | 'codes' | 'segment'>,
): TmxVariant {
  const { language, attributes } = languageOf(all);
  const variant = { language, attributes, text, codes, properties, notes };
  if (segment === undefined && others === undefined) return variant;
  return { ...variant, ...(segment !== undefined && { segment }), ...(others && { others }) };
}

export function readUnit(unit: Described, variants: readonly TmxVariant[]): TmxUnit {
  const { attributes, properties, notes, others } = unit;
  return others === undefined ? { attributes, properties, notes, variants } : { ...unit, variants };
}

/** Taking a name out of an object costs more than all the rest of a text that has nothing but its language. */
function languageOf(all: XmlAttributes): Pick<TmxVariant, 'language' | 'attributes'> {
  const only = all['xml:lang'];
  if (only !== undefined && Object.keys(all).length === 1) return { language: only, attributes: {} };
  const { 'xml:lang': language, lang, ...attributes } = all;
  return { language: language ?? lang ?? '', attributes };
}
