import type { InlineCodeTable } from '@transloom/core/inline/inline-text';
import type { TmxDescription, TmxUnit, TmxVariant } from '@transloom/core/memory/tmx/tmx-unit';

/** What a file says of a unit or of one of its texts and has no column of its own, as it stood there. */
export type KeptDescription = Partial<TmxDescription>;

/** Of a text also the language as written, its codes, and what stood in the file where that says more. */
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

/** Undefined where the file says nothing but the two texts. */
export function entryProperties(
  unit: TmxUnit,
  source: TmxVariant,
  target: TmxVariant,
): EntryProperties | undefined {
  return unlessEmpty({
    ...under('unit', keptDescription(unit)),
    ...under('source', keptText(source)),
    ...under('target', keptText(target)),
  });
}

function keptText({ language, segment, codes, ...description }: TmxVariant): KeptText | undefined {
  return unlessEmpty({
    ...keptDescription(description),
    ...(language !== '' && { language }),
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
  return Object.keys(value).length === 0 ? undefined : value;
}
