import { failureText } from '../../api/failure-text.ts';

/** Why a segment may not be changed, in words; undefined where it may. */
export function refusalText(refusal: string | null): string | undefined {
  return refusal === null ? undefined : failureText({ code: refusal, params: {} });
}
