import { compareLanguages } from '@transloom/core/language/language-tag';

export interface LanguagesOfProject {
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/** Whether a memory or term base has the languages of a project; of a term base they may stand the other way round. */
export function fitsLanguages(
  asset: LanguagesOfProject,
  { sourceLanguage, targetLanguages }: LanguagesOfProject,
  direction: 'same' | 'either' = 'same',
): boolean {
  const has = (languages: readonly string[], wanted: string) =>
    languages.some((language) => compareLanguages(language, wanted) !== 'different');
  const all = [asset.sourceLanguage, ...asset.targetLanguages];
  const [sources, targets] =
    direction === 'either' ? [all, all] : [[asset.sourceLanguage], asset.targetLanguages];
  return has(sources, sourceLanguage) && targetLanguages.some((target) => has(targets, target));
}
