import { type DocumentRule, documentRules } from './document-rules.ts';
import type { QualityCategory, QualityRule, QualitySeverity } from './quality-rule.ts';
import { qualityRules } from './quality-rules.ts';

/** A check that people choose for a file. */
export interface CheckChoice {
  readonly id: string;
  readonly category: QualityCategory;
  readonly severity: QualitySeverity;
  /** Houses disagree about it, so that nothing chooses it but a person. */
  readonly off: boolean;
}

/** These need what an editor alone knows: a dictionary, the match that was confirmed, the room for a text. */
const ofEditor: ReadonlySet<string> = new Set(['misspelled', 'match-unchanged', 'length-limit']);

const rulesOfFiles = qualityRules.filter(({ id }) => !ofEditor.has(id));

/** The checks of a file in the order of the registry; those that compare segments come last. */
export const checkChoices: readonly CheckChoice[] = [
  ...rulesOfFiles.map(({ id, category, severity, off }) => ({ id, category, severity, off: off === true })),
  ...documentRules.map(({ id, category, severity }) => ({ id, category, severity, off: false })),
];

export interface ChosenRules {
  readonly rules: readonly QualityRule[];
  readonly documentRules: readonly DocumentRule[];
}

/** The rules with these ids; an id that no rule has chooses nothing. */
export function rulesOfChecks(ids: readonly string[]): ChosenRules {
  const chosen = new Set(ids);
  return {
    rules: rulesOfFiles.filter(({ id }) => chosen.has(id)),
    documentRules: documentRules.filter(({ id }) => chosen.has(id)),
  };
}
