import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TextDecoder } from 'node:util';

/** A Hunspell dictionary: the rules of affixes, and the words with their flags. */
export interface Dictionary {
  readonly affixes: string;
  readonly words: string;
}

export interface Dictionaries {
  /** The dictionary of a language, or of another region of it; undefined where the machine has none that fits. */
  find(language: string): Promise<Dictionary | undefined>;
}

/** Larger ones take a browser too much memory. */
const mostBytes = 6_000_000;

/** Reads dictionaries from folders, the first that has one counts. A folder that is absent has none. */
export function openDictionaries(folders: readonly string[]): Dictionaries {
  return {
    async find(language) {
      for (const folder of folders) {
        const name = nameFor(language, await readdir(folder).catch(() => []));
        if (name !== undefined) return read(folder, name);
      }
      return undefined;
    },
  };
}

/** `es-MX` is served by `es_MX`, else `es`, else the first of `es_…`. */
function nameFor(language: string, files: readonly string[]): string | undefined {
  const names = files
    .filter((file) => file.endsWith('.dic') && files.includes(`${file.slice(0, -4)}.aff`))
    .map((file) => file.slice(0, -4))
    .sort();
  const [base = ''] = language.split('-');
  const exact = language.replaceAll('-', '_');
  const same = (wanted: string) => names.find((name) => name.replaceAll('-', '_') === wanted);
  return same(exact) ?? same(base) ?? names.find((name) => name.replaceAll('-', '_').startsWith(`${base}_`));
}

async function read(folder: string, name: string): Promise<Dictionary | undefined> {
  const [affixes, words] = await Promise.all([
    readFile(join(folder, `${name}.aff`)),
    readFile(join(folder, `${name}.dic`)),
  ]);
  if (affixes.length + words.length > mostBytes) return undefined;
  const decoder = decoderOf(affixes.toString('latin1'));
  return { affixes: decoder.decode(affixes), words: decoder.decode(words) };
}

/** By the line `SET`; names that only Hunspell uses are read as what they mean. */
function decoderOf(affixes: string): TextDecoder {
  const [, set = 'UTF-8'] = /^SET\s+(\S+)/m.exec(affixes) ?? [];
  const label = set.replace(/^ISO8859-/i, 'iso-8859-').replace(/^microsoft-cp/i, 'windows-');
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
