import type { ReactNode } from 'react';

/** The first thing that a step still needs. */
export interface Missing {
  /** Name of the field; its element has the id `fieldId(formId, field)`. */
  readonly field: string;
  readonly text: string;
}

export interface WizardStep {
  readonly key: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly missing: Missing | undefined;
  /** What the step waits for, such as a file that is being sent. It holds the end, and no step before. */
  readonly pending?: Missing | undefined;
  /** Its fields; `refused` marks the field that kept somebody from going on. */
  readonly content: (refused: Readonly<Record<string, string>>) => ReactNode;
}

/** Returns what keeps the end from this step. */
export function lackOf({ missing, pending }: WizardStep): Missing | undefined {
  return missing ?? pending;
}
