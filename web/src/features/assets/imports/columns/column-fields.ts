const ofTerms = ['status', 'partOfSpeech', 'gender', 'caseRule', 'exact', 'note'] as const;
const ofConcepts = ['note', 'definition', 'subject', 'concept', 'image', 'link'] as const;
const dates = ['creationdate', 'creationid', 'changedate', 'changeid'] as const;
const ofUnits = ['note', ...dates, 'x-file', 'x-project', 'x-codes'] as const;

/** Beside texts what columns of an imported table may hold, as core names it. */
export interface ColumnFields {
  readonly inLanguages: readonly LanguageField[];
  readonly ofEntries: readonly EntryField[];
}

export type LanguageField = (typeof ofTerms)[number];
export type EntryField = (typeof ofConcepts | typeof ofUnits)[number];

export const memoryColumnFields: ColumnFields = { inLanguages: [], ofEntries: ofUnits };
export const termColumnFields: ColumnFields = { inLanguages: ofTerms, ofEntries: ofConcepts };
