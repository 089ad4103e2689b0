import type { DocumentFormat } from './document-format.ts';
import { type DocumentOptionName, documentOptions } from './document-options.ts';

export interface DocumentOptionFault {
  readonly option: string;
  readonly reason:
    | 'unknown'
    /** The format does not heed it. */
    | 'not-of-format'
    | 'wrong-type'
    /** Not one to three capital letters up to `XFD`, the last column of a sheet. */
    | 'bad-column'
    | 'same-column'
    | 'bad-pattern';
}

/**
 * What is wrong with the options somebody chose for a file of this format; undefined where nothing is. `isPattern` says
 * which expressions may be used: a browser asks for less than the server, so that it need not load the engine.
 */
export function findOptionFault(
  { options }: Pick<DocumentFormat, 'options'>,
  chosen: Readonly<Record<string, unknown>>,
  isPattern: IsPattern,
): DocumentOptionFault | undefined {
  const names = Object.keys(chosen);
  for (const option of names) {
    const reason = faultOf({ options, isPattern }, option, chosen[option]);
    if (reason !== undefined) return { option, reason };
  }
  const doubled = columnsOf(chosen).find(([, column], i, all) => all.findIndex(([, c]) => c === column) < i);
  return doubled === undefined ? undefined : { option: doubled[0], reason: 'same-column' };
}

type IsPattern = (source: string) => boolean;

interface Rules {
  readonly options: readonly string[];
  readonly isPattern: IsPattern;
}

function faultOf(rules: Rules, option: string, value: unknown): DocumentOptionFault['reason'] | undefined {
  if (!isOptionName(option)) return 'unknown';
  if (!rules.options.includes(option)) return 'not-of-format';
  if (!hasKind(option, value)) return 'wrong-type';
  if (option === 'placeholderPatterns')
    return patterns(value).every((source) => rules.isPattern(String(source))) ? undefined : 'bad-pattern';
  return columnsOf({ [option]: value }).every(([, column]) => isColumn(column)) ? undefined : 'bad-column';
}

function isOptionName(option: string): option is DocumentOptionName {
  return Object.hasOwn(documentOptions, option);
}

function hasKind(option: DocumentOptionName, value: unknown): boolean {
  switch (documentOptions[option].kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case 'text':
      return typeof value === 'string';
    case 'list':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'columns':
      return isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Columns that must differ, with the option that names each. */
function columnsOf(chosen: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] {
  const single = (['keyColumn', 'noteColumn', 'maxLengthColumn'] as const)
    .filter((name) => name in chosen)
    .map((name) => [name, chosen[name]] as const);
  const languages = isRecord(chosen['languageColumns']) ? Object.values(chosen['languageColumns']) : [];
  return [...languages.map((column) => ['languageColumns', column] as const), ...single];
}

/** Letters of a column, `A` to `XFD`. */
export function isColumn(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Z]{1,3}$/.test(value) && (value.length < 3 || value <= 'XFD');
}

function patterns(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
