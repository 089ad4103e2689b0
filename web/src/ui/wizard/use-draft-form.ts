import { useId } from 'react';
import type { z } from 'zod';
import type { FormValues } from '../form/rebase-values.ts';
import { refusalsOf } from '../form/refusal-text.ts';
import type { EditForm } from '../form/use-edit-form.ts';
import type { Draft } from './use-draft.ts';
import type { Missing } from './wizard-step.ts';

interface DraftFormOf<Values extends FormValues> {
  readonly draft: Draft<Values>;
  /** What the values must fit at the end. */
  readonly schema: z.ZodObject;
  /** What each field of the steps is called. */
  readonly labels: Readonly<Record<string, string>>;
}

interface DraftForm<Values extends FormValues> {
  /** For `FormFields` of the steps, and its id for the wizard. */
  readonly form: Pick<EditForm<Values>, 'id' | 'schema' | 'labels' | 'values' | 'set'>;
  /** The first of these fields that does not fit yet. */
  readonly missing: (fields: readonly (keyof Values & string)[]) => Missing | undefined;
}

/** The draft of a wizard as a form that is made from a schema. */
export function useDraftForm<Values extends FormValues>({
  draft,
  schema,
  labels,
}: DraftFormOf<Values>): DraftForm<Values> {
  const id = useId();
  const refusals = refusalsOf(schema, draft.values, labels);
  return {
    form: { id, schema, labels, values: draft.values, set: draft.set },
    missing: (fields) => {
      const field = fields.find((name) => refusals[name] !== undefined);
      return field === undefined ? undefined : { field, text: refusals[field] ?? '' };
    },
  };
}
