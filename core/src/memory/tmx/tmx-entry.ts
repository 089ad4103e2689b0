import type { InlineText } from '../../inline/inline-text.ts';
import { findVariant } from '../../language/find-variant.ts';
import type { LanguagePair } from '../../language/language-pair.ts';
import type { EntryLayer } from '../entries/entry-layer.ts';
import { type SegmentContext, textKey } from '../rate/source-in-context.ts';
import { layerSaid } from './tmx-layer.ts';
import { originSaid, type SaidOrigin } from './tmx-origin.ts';
import type { TmxProperty, TmxUnit, TmxVariant } from './tmx-unit.ts';

/** A pair for a memory out of a TMX unit. */
export interface TmxEntry {
  readonly source: InlineText;
  readonly target: InlineText;
  readonly context: SegmentContext | undefined;
  /** Undefined where the file says nothing of it. */
  readonly layer: EntryLayer | undefined;
  /** Origin that the file gives. */
  readonly origin: SaidOrigin | undefined;
  /** ISO 8601. */
  readonly createdAt: string | undefined;
  readonly changedAt: string | undefined;
  readonly createdBy: string | undefined;
  readonly changedBy: string | undefined;
  /** The variants that they were read from. */
  readonly variants: { readonly source: TmxVariant; readonly target: TmxVariant };
}

/** The pair of a unit in these languages; undefined where one of them is missing, or the unit is spoiled. */
export function tmxEntry(
  unit: TmxUnit,
  { sourceLanguage, targetLanguage }: LanguagePair,
): TmxEntry | undefined {
  if (unit.isSpoiled) return undefined;
  const source = variantIn(unit.variants, sourceLanguage);
  if (source === undefined) return undefined;
  const target = variantIn(
    unit.variants.filter((variant) => variant !== source),
    targetLanguage,
  );
  if (target === undefined) return undefined;
  const said = (name: string) => target.attributes[name] ?? unit.attributes[name];
  return {
    source: source.text,
    target: target.text,
    variants: { source, target },
    context: contextOf(unit.properties, source.properties, target.properties),
    layer: layerSaid(target, unit),
    origin: originSaid(target.properties) ?? originSaid(unit.properties),
    createdAt: isoDate(said('creationdate')),
    changedAt: isoDate(said('changedate') ?? said('creationdate')),
    createdBy: said('creationid') || undefined,
    changedBy: (said('changeid') ?? said('creationid')) || undefined,
  };
}

function variantIn(variants: readonly TmxVariant[], language: string): TmxVariant | undefined {
  const asWritten = variants.find((variant) => variant.language === language);
  if (asWritten !== undefined) return asWritten;
  const languages = variants.map((variant) => variant.language);
  return variants[findVariant(languages, language)];
}

/** `20240131T120000Z`, as TMX writes dates. */
function isoDate(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(written);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

/** ISO 8601 to the date of TMX. */
export function tmxDate(iso: string): string {
  return `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

const contextTypes = {
  previous: 'x-context-previous',
  next: 'x-context-next',
  key: 'x-context-key',
} as const;

/** Properties for a context: keys of the neighboring texts, empty at the edge of the document. */
export function contextProperties({ previous, next, key }: SegmentContext): readonly TmxProperty[] {
  return [
    { type: contextTypes.previous, value: previous ?? '' },
    { type: contextTypes.next, value: next ?? '' },
    ...(key === undefined ? [] : [{ type: contextTypes.key, value: key }]),
  ];
}

/** Ours; else the neighbours' texts as memoQ and Phrase write them. */
function contextOf(...lists: readonly (readonly TmxProperty[])[]): SegmentContext | undefined {
  if (lists.every(({ length }) => length === 0)) return undefined;
  const properties = lists.flat();
  const value = (...types: readonly string[]): string | undefined =>
    properties.find((property) => types.includes(property.type))?.value;
  const previousText = value('x-context-pre', 'context_prev');
  const nextText = value('x-context-post', 'context_next');
  const previous = value(contextTypes.previous) ?? neighbourKey(previousText);
  const next = value(contextTypes.next) ?? neighbourKey(nextText);
  const key = value(contextTypes.key, 'x-context_seg_key');
  if (previous === undefined && next === undefined && key === undefined) return undefined;
  return { previous: previous || null, next: next || null, ...(key !== undefined && { key }) };
}

function neighbourKey(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const plain = text.replace(/<[^<>]*>/g, '').trim();
  return plain === '' ? '' : textKey(plain);
}
