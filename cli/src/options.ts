import { parseArgs } from 'node:util';
import { Refusal } from './refusal.ts';

/** What a command understands beside `--language`; `values` take a value, `lists` several, `flags` none. */
export interface OptionNames {
  readonly usage: string;
  readonly values?: readonly string[];
  readonly lists?: readonly string[];
  readonly flags?: readonly string[];
  /** The command takes more than one FILE. */
  readonly severalFiles?: boolean;
}

export interface Options {
  /** The first FILE; most commands take one. */
  readonly file: string | undefined;
  readonly files: readonly string[];
  readonly usage: string;
  value(name: string): string | undefined;
  list(name: string): readonly string[];
  flag(name: string): boolean;
}

/** @throws {Refusal} usage.option, usage.surplus */
export function readOptions(args: readonly string[], names: OptionNames): Options {
  const { usage, values = [], lists = [], flags = [], severalFiles = false } = names;
  const { values: found, positionals } = parse(args, {
    ...Object.fromEntries(['language', ...values].map((name) => [name, { type: 'string' as const }])),
    ...Object.fromEntries(lists.map((name) => [name, { type: 'string' as const, multiple: true }])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
  });
  const [file, surplus] = positionals;
  if (surplus !== undefined && !severalFiles) throw new Refusal('usage.surplus', { argument: surplus });
  const texts = (name: string) => [found[name] ?? []].flat().filter((value) => typeof value === 'string');
  return {
    file,
    files: positionals,
    usage,
    value: (name) => texts(name)[0],
    list: texts,
    flag: (name) => found[name] === true,
  };
}

function parse(args: readonly string[], options: NonNullable<Parameters<typeof parseArgs>[0]>['options']) {
  try {
    return parseArgs({ args: [...args], options: options ?? {}, allowPositionals: true });
  } catch (error) {
    throw new Refusal('usage.option', { detail: error instanceof Error ? error.message : String(error) });
  }
}

/** @throws {Refusal} usage.missing */
export function requireFile({ file, usage }: Options): string {
  if (file === undefined) throw new Refusal('usage.missing', { name: 'FILE', usage });
  return file;
}

/** @throws {Refusal} usage.missing */
export function requireFiles({ files, usage }: Options): readonly string[] {
  if (files.length === 0) throw new Refusal('usage.missing', { name: 'FILE', usage });
  return files;
}

/** @throws {Refusal} usage.missing */
export function requireValue(options: Options, name: string): string {
  const value = options.value(name);
  if (value === undefined) throw new Refusal('usage.missing', { name: `--${name}`, usage: options.usage });
  return value;
}

/**
 * A language tag in its canonical form.
 * @throws {Refusal} usage.language-tag
 */
export function checkLanguageTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? tag;
  } catch {
    throw new Refusal('usage.language-tag', { tag });
  }
}

/** What `--options JSON` says. @throws {Refusal} usage.json */
export function readJsonOption(options: Pick<Options, 'value'>): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(options.value('options') ?? '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // told below, as what is JSON and no object
  }
  throw new Refusal('usage.json', { name: '--options' });
}
