import { useTranslation } from 'react-i18next';
import type { TextCatalogues } from '../i18n/text-catalogues.generated.ts';

type KeysUnder<Group extends string> = {
  [Name in keyof TextCatalogues]: TextCatalogues[Name] extends Record<Group, infer Texts>
    ? `${Name}:${Group}.${keyof Texts & string}`
    : never;
}[keyof TextCatalogues];

/** Titles stand under `screen` in the catalogue of the screen's feature, those of the shell under `title`. */
export type TitleKey = KeysUnder<'screen'> | Extract<KeysUnder<'title'>, `shell:${string}`>;

/** Texts of planned screens stand under `planned` in the catalogue of their feature. */
export type PlannedKey = Exclude<KeysUnder<'planned'>, `shell:${string}`>;

export type ScreenTextKey = TitleKey | `${PlannedKey}.what` | `${PlannedKey}.meanwhile`;

/** Reads the texts of screens, each from the catalogue that its key names. */
export function useScreenTexts(): (key: ScreenTextKey) => string {
  // The type of `t` would join every key of every catalogue, which takes the compiler seconds.
  return useTranslation().t as (key: ScreenTextKey) => string;
}
