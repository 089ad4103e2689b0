import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { errorText } from '@transloom/contracts/error-texts';
import { type ErrorCode, errorCatalogue } from '@transloom/contracts/errors';
import type { Failure } from '@transloom/contracts/jobs';

/** The words of a failure kept on a row, in the language of who looks. */
export function failureMessage(failure: Failure | null, language: InterfaceLanguage): string | null {
  if (failure === null) return null;
  const code = failure.code in errorCatalogue ? (failure.code as ErrorCode) : 'server.unexpected';
  return errorText(code, language, failure.params);
}
