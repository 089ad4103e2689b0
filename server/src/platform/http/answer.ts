import {
  type Answer,
  clientLanguageHeader,
  defaultInterfaceLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
} from '@transloom/contracts/answer';
import { errorText } from '@transloom/contracts/error-texts';
import { errorEntry } from '@transloom/contracts/errors';
import { faultText, isFaultKind } from '@transloom/contracts/field-fault';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../app-error.ts';

export function success(data: unknown): Answer {
  return { status: 200, message: '', data };
}

export function refusal(error: AppError, language: InterfaceLanguage, requestId: string): Answer<null> {
  const { http, status = http } = errorEntry(error.code);
  const { code } = error;
  const params = withFault(error, language);
  return { status, message: errorText(code, language, params), data: null, code, params, requestId };
}

/** A use case that refuses a field names it alone; its words are made here. */
function withFault({ code, params }: AppError, language: InterfaceLanguage): AppError['params'] {
  if (code !== 'request.invalid' || params['fault'] || typeof params['field'] !== 'string') return params;
  const rule = String(params['rule'] ?? 'value');
  const path = params['field'].split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return { ...params, fault: faultText(isFaultKind(rule) ? rule : 'value', path, language) };
}

export function httpStatusOf({ code }: AppError): number {
  return errorEntry(code).http;
}

/** The language of the interface as the call names it; undefined where no page of ours made the call. */
export function namedLanguage(request: FastifyRequest): InterfaceLanguage | undefined {
  const named = request.headers[clientLanguageHeader];
  if (named === undefined) return undefined;
  return interfaceLanguages.find((language) => language === named) ?? defaultInterfaceLanguage;
}

export function languageOf(request: FastifyRequest): InterfaceLanguage {
  return namedLanguage(request) ?? defaultInterfaceLanguage;
}
