type Plain = 'list' | 'add' | 'edit' | 'history' | 'delete' | 'none' | 'noneHint';
type Counted = 'deleteTitle' | 'deleteConsequence' | 'deleted' | 'undone';

/** The words that memories and term bases have for their entries, each in its own catalogue. */
export type EntryWord = (key: `entry.${Plain | Counted}`, count?: { readonly count: number }) => string;
