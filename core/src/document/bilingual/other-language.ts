import { compareLanguages } from '../../language/language-tag.ts';

/** Whether a file was made for another language than it is translated into: its targets are of no use then. */
export function isOtherLanguage(stated: string | undefined, wanted: string | undefined): boolean {
  return !!stated && wanted !== undefined && compareLanguages(stated, wanted) === 'different';
}
