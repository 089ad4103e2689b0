import { CST } from 'yaml';
import type { Splice } from '../../../text/splice-text.ts';
import { isScalar, placeOfScalar } from './read-yaml-tokens.ts';
import type { YamlText } from './walk-yaml.ts';

/** The key around everything that names the file's language, as Rails has it. */
export interface LanguageKey {
  readonly token: CST.FlowScalar;
  readonly name: string;
}

/** Undefined where the file has no such key. */
export function languageKeyOf(
  root: CST.Token | null | undefined,
  sourceLanguage: string | undefined,
): LanguageKey | undefined {
  const [item, second] = root?.type === 'block-map' ? root.items : [];
  const token = item?.key;
  if (second !== undefined || item?.value?.type !== 'block-map') return undefined;
  if (!isScalar(token) || token.type === 'block-scalar') return undefined;
  const name = CST.resolveAsScalar(token).value;
  if (!/^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?(?:[-_][A-Z]{2})?$/.test(name)) return undefined;
  const fits = sourceLanguage === undefined || primary(name) === primary(sourceLanguage);
  return fits ? { token, name } : undefined;
}

function primary(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** Without the step of the language, so that the same text has the same key in every language. */
export function withoutLanguage(text: YamlText, { name }: LanguageKey): YamlText {
  return {
    ...text,
    pointer: text.pointer.slice(name.length + 1),
    path: text.path.startsWith(`${name}.`) ? text.path.slice(name.length + 1) : text.path,
  };
}

/** Norwegian without quotation marks is a falsehood to older readers. */
export function languageSplice({ token, name }: LanguageKey, targetLanguage: string): Splice {
  const written = name.includes('_') ? targetLanguage.replaceAll('-', '_') : targetLanguage;
  const mark =
    token.type === 'scalar' ? (/^(?:no|on|y|n)$/i.test(written) ? "'" : '') : token.source.charAt(0);
  return { ...placeOfScalar(token), text: `${mark}${written}${mark}` };
}
