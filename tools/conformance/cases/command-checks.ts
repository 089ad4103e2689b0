import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { CaseCheck, CaseRun } from './case-run.ts';

/** Strings that a text must contain or must not contain; a missing list checks nothing. */
export interface TextWish {
  readonly has?: readonly (string | RegExp)[];
  readonly lacks?: readonly (string | RegExp)[];
}

/** Returns the faults of a text, one a line; undefined if there are none. */
export function textFault(text: string, { has = [], lacks = [] }: TextWish): string | undefined {
  const missing = has.filter((one) => !occurs(text, one)).map((one) => `lacks ${shown(one)}`);
  const extra = lacks.filter((one) => occurs(text, one)).map((one) => `has ${shown(one)}`);
  return missing.length + extra.length === 0 ? undefined : [...missing, ...extra].join('; ');
}

function occurs(text: string, part: string | RegExp): boolean {
  return typeof part === 'string' ? text.includes(part) : part.test(text);
}

function shown(part: string | RegExp): string {
  return typeof part === 'string' ? JSON.stringify(part) : String(part);
}

/** The first fault of several checks of one case. */
export function all(...checks: readonly CaseCheck[]): CaseCheck {
  return async (run) => {
    for (const check of checks) {
      const fault = await check(run);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

interface Extracted {
  readonly units: readonly {
    readonly segments: readonly { readonly source: string }[];
    readonly target?: string;
  }[];
}

/** `extract` gives exactly these sources of segments, as markup. */
export function extracts(sources: readonly string[], options: readonly string[] = []): CaseCheck {
  return async (run) => {
    const found = await sourcesOf(run, options);
    if (typeof found === 'string') return found;
    const same = JSON.stringify(found) === JSON.stringify(sources);
    return same ? undefined : `extract gives ${JSON.stringify(found)}`;
  };
}

/** `extract` gives sources of which one is each of these, and none is any of the others. */
export function extractsSome(wish: TextWish, options: readonly string[] = []): CaseCheck {
  return async (run) => {
    const found = await sourcesOf(run, options);
    return typeof found === 'string' ? found : textFault(`\n${found.join('\n')}\n`, wish);
  };
}

async function sourcesOf(run: CaseRun, options: readonly string[]): Promise<readonly string[] | string> {
  const { exitCode, stdout, stderr } = await run.transloom(['extract', run.path, '--json', ...options]);
  if (exitCode !== 0) return stderr;
  const { units } = JSON.parse(stdout) as Extracted;
  return units.flatMap(({ segments }) => segments.map(({ source }) => source));
}

/** `translate` from English to Spanish with Apertium gives a file with this text. */
export function translates(wish: TextWish, options: readonly string[] = []): CaseCheck {
  return async (run) => {
    const translated = await translateCase(run, options);
    if (translated.out === undefined) return translated.fault;
    return textFault(readFileSync(translated.out, 'utf8'), wish);
  };
}

export type TranslatedCase =
  | { readonly out: string; readonly printed: string }
  | { readonly out: undefined; readonly fault: string };

export async function translateCase(run: CaseRun, options: readonly string[] = []): Promise<TranslatedCase> {
  const out = run.out(`${basename(run.path, extname(run.path))}.es${extname(run.path)}`);
  const pair = ['--from', 'en', '--to', 'es', '--engine', 'apertium', '--out', out];
  const { exitCode, stdout, stderr } = await run.transloom(['translate', run.path, ...pair, ...options]);
  return exitCode === 0 ? { out, printed: stdout } : { out: undefined, fault: stderr.trim() };
}

/** A command that ends well, or with this exit code, and prints this on either stream. */
export function prints(args: (run: CaseRun) => readonly string[], wish: TextWish, code = 0): CaseCheck {
  return async (run) => {
    const { exitCode, stdout, stderr } = await run.transloom(args(run));
    if (exitCode !== code) return `ends with ${exitCode}: ${stderr.trim()}`;
    return textFault(stdout + stderr, wish);
  };
}
