import type { LanguagePair } from '@transloom/core/language/language-pair';
import { discardReason } from '@transloom/core/memory/exchange/discard-reason';
import { type MemoryIndex, MemoryIndexBuilder } from '@transloom/core/memory/index/memory-index';
import { tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import { openMemory } from '../memory/open-memory.ts';

/** The pairs of memory files in these languages, the first file's before the next one's. */
export async function readMemories(
  paths: readonly string[],
  languages: LanguagePair,
): Promise<readonly MemoryIndex[]> {
  const memories: MemoryIndex[] = [];
  for (const path of paths) memories.push(await readMemory(path, languages));
  return memories;
}

/** Without texts that are too long for any memory. @throws {Refusal} path.…, document.… */
export async function readMemory(path: string, languages: LanguagePair): Promise<MemoryIndex> {
  const { sourceLanguage, targetLanguage } = languages;
  const memory = new MemoryIndexBuilder();
  for await (const { units } of openMemory(path, { sourceLanguage, targetLanguages: [targetLanguage] })) {
    for (const unit of units) {
      const entry = tmxEntry(unit, languages);
      if (entry === undefined || discardReason(entry) === 'tooLong') continue;
      memory.add({ ...entry, id: String(memory.size).padStart(9, '0') });
    }
  }
  return memory.finish();
}
