import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Endpoint, HttpMethod } from '@transloom/contracts/endpoint';
import { z } from 'zod';
import { AppError } from '../app-error.ts';

export interface RawInput {
  readonly parameters: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Reads an endpoint's input from a call. */
export type ReadInput = (raw: RawInput, language: InterfaceLanguage) => unknown;

/** Words of faults for people, by language; the contract's own short names such as `phone` stay as they are. */
const faultTexts: Readonly<Record<InterfaceLanguage, z.core.$ZodErrorMap>> = {
  'zh-CN': z.locales.zhCN().localeError,
  'en-US': z.locales.en().localeError,
};

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
    requireStorableText('', joined);
    const parsed = schema.safeParse(joined, { error: faultTexts[language] });
    if (parsed.success) return parsed.data;
    const { issues } = parsed.error;
    throw issues.some((issue) => isNoId(issue, parameters))
      ? new AppError('resource.not-found')
      : invalid(issues);
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
function requireStorableText(name: string, value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new AppError('request.invalid', { detail: name });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      requireStorableText(key, key);
      requireStorableText(key, part);
    }
  }
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

function invalid(issues: readonly z.core.$ZodIssue[]): AppError {
  const faults = issues
    .slice(0, faultsTold)
    .map(({ path, message }) => [path.join('.'), message].filter((part) => part !== '').join(': '));
  const field = issues[0]?.path.join('.') ?? '';
  return new AppError('request.invalid', { detail: faults.join('; '), field });
}
