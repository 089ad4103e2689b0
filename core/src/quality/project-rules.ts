import type { ChosenRules } from './check-choices.ts';
import { documentRules } from './document-rules.ts';
import { qualityRules } from './quality-rules.ts';

/** The checks that a project turned on or off, by id; what is absent is as usual. */
export type SwitchedChecks = Readonly<Record<string, boolean>>;

/** Whether a project has a check: rules of style that houses disagree about are off until somebody turns them on. */
export function hasCheck(
  checks: SwitchedChecks,
  { id, off }: { readonly id: string; readonly off?: boolean },
) {
  return checks[id] ?? off !== true;
}

/** The rules of a project, those that compare segments with one another apart. */
export function rulesOfProject(checks: SwitchedChecks): ChosenRules {
  return {
    rules: qualityRules.filter((rule) => hasCheck(checks, rule)),
    documentRules: documentRules.filter((rule) => hasCheck(checks, rule)),
  };
}
