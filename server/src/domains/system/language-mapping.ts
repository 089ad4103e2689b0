import type { OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import { languages } from '@transloom/core/language/languages';

/** Chinese without more is Simplified, as most who write it so mean. */
const plainNames: Readonly<Record<string, readonly string[]>> = {
  'zh-CN': ['中文', '汉语', 'Chinese', 'zh'],
};

const mapping = languages.map(({ tag, englishName, chineseName, ownName }) => ({
  tag,
  names: [...new Set([tag, englishName, chineseName, ownName, ...(plainNames[tag] ?? [])])],
}));

const tagsByName = new Map(
  mapping.flatMap(({ tag, names }) => names.map((name) => [name.toLowerCase(), tag] as const)),
);

/** P7.37 */
export async function languageMapping(): Promise<OutputOf<typeof systemApi.languageMapping>> {
  return mapping;
}

/** The tag of a language by its tag or any of its names; undefined for a name of none. */
export function languageNamed(text: string): string | undefined {
  return tagsByName.get(text.toLowerCase());
}
