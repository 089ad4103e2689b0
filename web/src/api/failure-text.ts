import { errorText } from '@transloom/contracts/error-texts';
import type { Failure } from '@transloom/contracts/jobs';
import { currentLocale } from '../i18n/locale.ts';
import { isErrorCode } from './api-error.ts';

/** The words of a failure that is kept on a row, such as a file that could not be read. */
export function failureText(failure: Failure): string {
  const code = isErrorCode(failure.code) ? failure.code : 'server.unexpected';
  return errorText(code, currentLocale(), failure.params);
}
