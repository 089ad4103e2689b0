import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Endpoint, HttpMethod } from '@transloom/contracts/endpoint';
import { faultText, issueText } from '@transloom/contracts/field-fault';
import { z } from 'zod';
import { AppError } from '../app-error.ts';

export interface RawInput {
  readonly parameters: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Reads an endpoint's input from a call. */
export type ReadInput = (raw: RawInput, language: InterfaceLanguage) => unknown;

/** The query belongs to the input where the method has no body. */
const bodiless: readonly HttpMethod[] = ['GET', 'DELETE'];
const faultsTold = 3;

/**
 * @throws {AppError} from the reader: request.invalid, naming each field that does not fit and any that is unknown;
 * resource.not-found where the path names something by what is no id
 */
export function inputReader(endpoint: Endpoint): ReadInput {
  const schema = endpoint.input instanceof z.ZodObject ? endpoint.input.strict() : endpoint.input;
  const fromQuery = bodiless.includes(endpoint.method) || endpoint.body === 'multipart';
  return ({ parameters, query, body }, language) => {
    const rest = fromQuery ? query : (body ?? {});
    const joined = join(parameters, rest);
    requireStorableText([], joined, language);
    const parsed = schema.safeParse(joined);
    if (parsed.success) return parsed.data;
    const { issues } = parsed.error;
    throw issues.some((issue) => isNoId(issue, parameters))
      ? new AppError('resource.not-found')
      : invalid(issues, joined, language);
  };
}

/** A name in the path stands there alone: a second value elsewhere could mean another thing to another reader. */
function join(parameters: unknown, rest: unknown): unknown {
  if (!isRecord(parameters) || !isRecord(rest)) throw new AppError('request.invalid', { detail: 'JSON' });
  const twice = Object.keys(parameters).find((name) => Object.hasOwn(rest, name));
  if (twice !== undefined) throw new AppError('request.invalid', { detail: twice });
  return { ...rest, ...parameters };
}

/** No text of people holds NUL or half a character, and the database takes neither. */
function requireStorableText(
  path: readonly PropertyKey[],
  value: unknown,
  language: InterfaceLanguage,
): void {
  if (typeof value === 'string') {
    if (isStorable(value)) return;
    throw invalidField(path, faultText('signs', path, language));
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) throw invalidField(path, faultText('signs', path, language));
    requireStorableText([...path, Array.isArray(value) ? Number(key) : key], part, language);
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A person followed an address that was cut or mistyped: words about a field would say nothing to them. */
function isNoId(issue: z.core.$ZodIssue, parameters: unknown): boolean {
  const [name = ''] = issue.path;
  const isId = issue.code === 'invalid_format' && issue.format === 'uuid';
  return isId && isRecord(parameters) && Object.hasOwn(parameters, name);
}

/** `field` is the path of the first fault, for programs; `fault` says the first few in words, for people. */
function invalid(issues: readonly z.core.$ZodIssue[], input: unknown, language: InterfaceLanguage): AppError {
  const faults = issues
    .slice(0, faultsTold)
    .map((issue) =>
      issueText(issue, { language, missing: valueAt(input, issue.path) === undefined && 'required' }),
    );
  return invalidField(issues[0]?.path ?? [], [...new Set(faults)].join(language === 'zh-CN' ? '' : ' '));
}

function invalidField(path: readonly PropertyKey[], fault: string): AppError {
  return new AppError('request.invalid', { fault, field: path.join('.') });
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}
