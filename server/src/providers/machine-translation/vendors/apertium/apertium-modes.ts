import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguagePair } from '../../engine-vendor.ts';

/** A direction Apertium is installed for. */
export interface ApertiumMode {
  readonly pair: LanguagePair;
  readonly file: string;
}

/** `eng-spa.mode`, `spa-eng_US.mode`; longer names are steps of a mode for debugging. */
const modeFile = /^([a-z]{2,3}(?:_[A-Za-z]+)?)-([a-z]{2,3}(?:_[A-Za-z]+)?)\.mode$/;

/** The installed directions, plain ones before regional ones; empty where Apertium is not installed. */
export async function findApertiumModes(folder: string): Promise<readonly ApertiumMode[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
    .flatMap((name) => readModeName(folder, name));
}

function readModeName(folder: string, name: string): readonly ApertiumMode[] {
  const [, from, to] = modeFile.exec(name) ?? [];
  if (from === undefined || to === undefined) return [];
  const source = languageTag(from);
  const target = languageTag(to);
  if (source === undefined || target === undefined) return [];
  return [{ pair: { source, target }, file: join(folder, name) }];
}

/** BCP 47 tag of a language as Apertium writes it: `spa` is `es`, `por_BR` is `pt-BR`, `cat_valencia` is `ca-valencia`. */
export function languageTag(apertium: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(apertium.replaceAll('_', '-'))[0];
  } catch {
    return undefined; // a private name such as `cat_iec2017x`: not a direction we can offer
  }
}

/**
 * The shell pipeline of a mode, changed to run for ever: every program flushes at a zero byte (`-z`), unknown
 * words come out unmarked (`$1` is `-n`), and the tagger shows no alternatives (`$2` is nothing).
 */
export async function readPipeline(file: string): Promise<string> {
  const mode = await readFile(file, 'utf8');
  return mode
    .trim()
    .split('|')
    .map((program) => program.trim().replace(/^\S+/, '$& -z').replace('$1', '-n').replace('$2', ''))
    .join(' | ');
}

/** The package with the pipeline's language data, such as `apertium-eng-spa`. */
export function dataPackage(pipeline: string): string {
  return /\/(apertium-[a-z_-]+)\//.exec(pipeline)?.[1] ?? 'apertium';
}
