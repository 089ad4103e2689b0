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
  /** Its fields; `refused` marks the field that kept somebody from going on. */
  readonly content: (refused: Readonly<Record<string, string>>) => ReactNode;
}
