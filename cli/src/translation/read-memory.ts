import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { buildMemoryIndex, type MemoryIndex } from '@transloom/core/memory/memory-index';
import type { MemoryEntry } from '@transloom/core/memory/memory-match';
import { type LanguagePair, tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import { TmxReader } from '@transloom/core/memory/tmx/tmx-reader';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { catalogueCode, Refusal } from '../refusal.ts';

/** The pairs of TMX files in these languages, the first file's before the next one's. */
export async function readMemories(
  paths: readonly string[],
  languages: LanguagePair,
): Promise<readonly MemoryIndex[]> {
  const memories: MemoryIndex[] = [];
  for (const path of paths) memories.push(buildMemoryIndex(await readEntries(path, languages)));
  return memories;
}

/** @throws {Refusal} path.…, document.… */
async function readEntries(path: string, languages: LanguagePair): Promise<readonly MemoryEntry[]> {
  const entries: MemoryEntry[] = [];
  const add = (units: readonly TmxUnit[]) => {
    for (const unit of units) {
      const entry = tmxEntry(unit, languages);
      if (entry) entries.push({ ...entry, id: String(entries.length).padStart(9, '0') });
    }
  };
  const reader = new TmxReader();
  try {
    for await (const bytes of createReadStream(path)) add(reader.push(bytes as Uint8Array));
    add(reader.finish());
  } catch (error) {
    throw asRefusal(error, path);
  }
  return entries;
}

function asRefusal(error: unknown, path: string): unknown {
  if (error instanceof DocumentFormatError) {
    const name = basename(path);
    return new Refusal(catalogueCode(`document.${error.code}`), { name, formats: 'tmx', ...error.params });
  }
  const reason = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (reason === 'ENOENT') return new Refusal('path.not-found', { name: path });
  return reason === undefined ? error : new Refusal('path.not-readable', { name: path, reason });
}
