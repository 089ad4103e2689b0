import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { errorText } from '@transloom/contracts/error-texts';
import { type ErrorCode, errorCatalogue } from '@transloom/contracts/errors';
import { type OperatorError, operatorText } from '@transloom/server/operator/operator-error';
import { type CliTextKey, cliText, isCliTextKey } from './texts.ts';

export type RefusalCode = ErrorCode | CliTextKey;
export type RefusalParams = Readonly<Record<string, string | number>>;

/** What the command line will not do, told as one line of JSON and exit code 2. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly params: RefusalParams;

  constructor(code: RefusalCode, params: RefusalParams = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'Refusal';
    this.code = code;
    this.params = params;
  }
}

/** `{"code","message","params"}` on one line. */
export function refusalLine({ code, params }: Refusal, language: InterfaceLanguage): string {
  const told = { ...params, detail: faultText(String(params['detail'] ?? ''), language) };
  const message = isCliTextKey(code) ? cliText(code, language, told) : errorText(code, language, told);
  return JSON.stringify({ code, message, params });
}

/** The words for a fault of an answer; other details are no code and stay. */
export function faultText(detail: string, language: InterfaceLanguage): string {
  const key = `fault.${detail}`;
  return isCliTextKey(key) ? cliText(key, language) : detail;
}

/** The same for what only the operator can mend. */
export function operatorLine(error: OperatorError, language: InterfaceLanguage): string {
  return JSON.stringify({ code: error.fault, message: operatorText(error, language), params: error.params });
}

/** A code with a prefix, where the catalogue has it. */
export function catalogueCode(code: string): ErrorCode {
  return Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : 'server.unexpected';
}
