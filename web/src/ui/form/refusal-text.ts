import { issueText } from '@transloom/contracts/field-fault';
import type { z } from 'zod';
import { currentLocale } from '../../i18n/locale.ts';

interface RefusedField {
  /** What the field is called on the screen. */
  readonly label: string;
  readonly value: unknown;
}

/** Why a value does not fit its field, in the sentences of the API. `null` is a choice that nobody has made. */
export function refusalText(issue: z.core.$ZodIssue, { label, value }: RefusedField): string {
  const missing = value === null ? 'chosen' : value === undefined && 'required';
  return issueText(issue, { language: currentLocale(), missing, label });
}

/** The first refusal of each field that has one. */
export function refusalsOf(
  schema: z.ZodType,
  values: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const named = issues.map((issue) => {
    const name = String(issue.path[0]);
    const field = { label: labels[name] ?? name, value: values[name] };
    return [name, refusalText(issue, field)] as const;
  });
  return Object.fromEntries(named.toReversed());
}
