import type { InlineCodeTable } from '@transloom/core/inline/inline-text';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { TmxDescription, TmxUnit, TmxVariant } from '@transloom/core/memory/tmx/tmx-unit';

/** What a file says of a unit or one of its texts and no column holds, as it stood in the file. */
export type KeptDescription = Partial<TmxDescription>;

/** For a text also its language as written, its codes, and its original form where that says more. */
export interface KeptText extends KeptDescription {
  readonly language?: string;
  readonly segment?: string;
  readonly codes?: InlineCodeTable;
}

export interface EntryProperties {
  readonly unit?: KeptDescription;
  readonly source?: KeptText;
  readonly target?: KeptText;
}

/** Undefined where the file says nothing but the two texts, in the languages of the direction as written here. */
export function entryProperties(
  unit: TmxUnit,
  { source, target }: { readonly source: TmxVariant; readonly target: TmxVariant },
  { sourceLanguage, targetLanguage }: LanguagePair,
): EntryProperties | undefined {
  const [keptUnit, keptSource, keptTarget] = [
    keptDescription(unit),
    keptText(source, sourceLanguage),
    keptText(target, targetLanguage),
  ];
  if (keptUnit === undefined && keptSource === undefined && keptTarget === undefined) return undefined;
  return { ...under('unit', keptUnit), ...under('source', keptSource), ...under('target', keptTarget) };
}

function keptText(text: TmxVariant, ofDirection: string): KeptText | undefined {
  const { language, segment, codes } = text;
  const isPlain = segment === undefined && unlessEmpty(codes) === undefined;
  if (isPlain && (language === '' || language === ofDirection)) return keptDescription(text);
  return unlessEmpty({
    ...keptDescription(text),
    ...(language !== '' && language !== ofDirection && { language }),
    ...under('segment', segment),
    ...under('codes', unlessEmpty(codes)),
  });
}

function keptDescription({
  attributes,
  properties,
  notes,
  others,
}: KeptDescription): KeptDescription | undefined {
  const nothing = !properties?.length && !notes?.length && others === undefined;
  if (nothing && (attributes === undefined || unlessEmpty(attributes) === undefined)) return undefined;
  return unlessEmpty({
    ...under('attributes', attributes && unlessEmpty(attributes)),
    ...(properties?.length ? { properties } : {}),
    ...(notes?.length ? { notes } : {}),
    ...under('others', others),
  });
}

function under<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]?: Value });
}

function unlessEmpty<Value extends object>(value: Value): Value | undefined {
  for (const _key in value) return value;
  return undefined;
}
