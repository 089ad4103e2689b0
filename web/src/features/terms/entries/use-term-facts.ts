import type { SharedTerm } from '@transloom/contracts/term-entries';
import { useTranslation } from 'react-i18next';

/** The picklists of TBX; what a file says beyond them is shown as it says it. */
export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb', 'properNoun', 'other'] as const;
export const genders = ['masculine', 'feminine', 'neuter', 'other'] as const;
export const caseRules = ['any', 'same'] as const;

type Facts = Pick<SharedTerm, 'partOfSpeech' | 'gender' | 'caseRule' | 'exact' | 'note'>;

/** What is said of a term beside its text and status, in one line. */
export function useTermFacts(): (term: Facts) => string {
  const { t } = useTranslation('terms');
  return ({ partOfSpeech, gender, caseRule, exact, note }) => {
    const part = partsOfSpeech.find((known) => known === partOfSpeech);
    const known = genders.find((each) => each === gender);
    return [
      part ? t(`partOfSpeech.${part}`) : partOfSpeech,
      known ? t(`gender.${known}`) : gender,
      caseRule ? t(`caseRule.${caseRule}`) : null,
      exact ? t('entry.exact') : null,
      note,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
