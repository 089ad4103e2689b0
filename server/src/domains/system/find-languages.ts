import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import { type Language, languages } from '@transloom/core/language/languages';
import type { Context } from '../../platform/context.ts';

/** Languages any of whose names, or whose tag, holds the keyword; sorted as the reader's language sorts their names. */
export async function findLanguages(
  { language }: Context,
  { keyword }: InputOf<typeof systemApi.languages>,
): Promise<OutputOf<typeof systemApi.languages>> {
  const wanted = fold(keyword.trim());
  const { compare } = new Intl.Collator(language);
  return languages
    .filter((each) => namesOf(each).some((name) => fold(name).includes(wanted)))
    .map((each) => ({
      tag: each.tag,
      name: nameIn(each, language),
      ownName: each.ownName,
      direction: each.direction,
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}

function nameIn({ chineseName, englishName }: Language, language: InterfaceLanguage): string {
  return language === 'zh-CN' ? chineseName : englishName;
}

function namesOf({ tag, englishName, chineseName, ownName }: Language): readonly string[] {
  return [tag, englishName, chineseName, ownName];
}

/** Without case and accents, so that `francais` finds `Français`. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
