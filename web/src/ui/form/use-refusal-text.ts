import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formatNumber } from '../../i18n/format.ts';

/** Why a value does not fit its field, in the language of the interface; the field is called as on the screen. */
export function useRefusalText(): (issue: z.core.$ZodIssue, field: string) => string {
  const { t } = useTranslation('ui');
  return (issue, field) => {
    const bound = formatNumber(boundOf(issue));
    return t(`refusal.${reasonOf(issue)}`, { field, least: bound, most: bound });
  };
}

type Reason = 'required' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooBig' | 'tooMany' | 'invalid';

function reasonOf(issue: z.core.$ZodIssue): Reason {
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  const isMissing = issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);
  return isMissing ? 'required' : 'invalid';
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Reason {
  if (origin !== 'string' && origin !== 'array') return 'tooSmall';
  return Number(minimum) <= 1 ? 'required' : 'tooShort';
}

function tooBig({ origin }: z.core.$ZodIssueTooBig): Reason {
  if (origin === 'string') return 'tooLong';
  return origin === 'array' ? 'tooMany' : 'tooBig';
}

function boundOf(issue: z.core.$ZodIssue): number {
  if (issue.code === 'too_small') return Number(issue.minimum);
  return issue.code === 'too_big' ? Number(issue.maximum) : 0;
}
