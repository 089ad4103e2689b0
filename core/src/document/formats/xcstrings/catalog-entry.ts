import { type PluralCategory, pluralCategories } from '../../../language/language-tag.ts';
import { type JsonNode, memberOf } from '../json/json-node.ts';
import { textIn } from '../json/scan-json.ts';

/** A text of a localization and the way to it, such as `variations.plural.one`. */
export interface CatalogText {
  /** Names of the members down to the one that holds its `stringUnit`. */
  readonly path: readonly string[];
  readonly value: string;
  readonly state: string | undefined;
}

/** All texts of one language of one entry of the catalog `file`. */
export function textsOf(
  file: string,
  localization: JsonNode | undefined,
  path: readonly string[] = [],
): readonly CatalogText[] {
  const unit = memberOf(localization, 'stringUnit');
  const value = textIn(file, memberOf(unit, 'value'));
  const own = value === undefined ? [] : [{ path, value, state: textIn(file, memberOf(unit, 'state')) }];
  const kinds = membersOf(memberOf(localization, 'variations')).flatMap(([kind, cases]) =>
    membersOf(cases).flatMap(([name, node]) => textsOf(file, node, [...path, 'variations', kind, name])),
  );
  const substitutions = membersOf(memberOf(localization, 'substitutions')).flatMap(([name, node]) =>
    textsOf(file, node, [...path, 'substitutions', name]),
  );
  return [...own, ...kinds, ...substitutions];
}

function membersOf(node: JsonNode | undefined): readonly (readonly [string, JsonNode])[] {
  return node?.kind === 'object' ? node.children.map((member) => [member.key, member] as const) : [];
}

/**
 * The texts the target needs: those of the source, with the plural categories of its own language. A category the
 * source lacks is translated from its `other`.
 */
export function wantedTexts(
  sources: readonly CatalogText[],
  targetLanguage: string | undefined,
): readonly CatalogText[] {
  if (targetLanguage === undefined) return sources;
  const categories = pluralCategories(targetLanguage);
  const groups = Map.groupBy(sources, ({ path }) => groupOf(path));
  return [...groups].flatMap(([group, texts]) => (group === '' ? texts : pluralTexts(texts, categories)));
}

/** The way to the plural a text is a form of; empty where it is none. */
function groupOf(path: readonly string[]): string {
  return path.at(-2) === 'plural' ? path.slice(0, -1).join('\u0000') : '';
}

function pluralTexts(
  texts: readonly CatalogText[],
  categories: readonly PluralCategory[],
): readonly CatalogText[] {
  const other = texts.find(({ path }) => path.at(-1) === 'other') ?? texts.at(-1);
  // Any language may say something of its own for zero.
  const zero = texts.filter(({ path }) => path.at(-1) === 'zero').map(({ path }) => path.at(-1) ?? '');
  return [...new Set([...zero, ...categories])].flatMap((category) => {
    const text = texts.find(({ path }) => path.at(-1) === category) ?? other;
    return text === undefined ? [] : { ...text, path: [...text.path.slice(0, -1), category] };
  });
}

/** `variations` says nothing that what follows it does not. */
export function shortPath(path: readonly string[]): string {
  return path.filter((name) => name !== 'variations' && name !== 'substitutions').join('.');
}
