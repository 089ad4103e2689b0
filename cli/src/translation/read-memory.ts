import type { SearchedIndex } from '@transloom/core/analysis/match-finder';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { discardReason } from '@transloom/core/memory/exchange/discard-reason';
import { MemoryIndexBuilder } from '@transloom/core/memory/index/memory-index';
import { defaultPenalties } from '@transloom/core/memory/rate/penalty-settings';
import { type TmxEntry, tmxEntry } from '@transloom/core/memory/tmx/tmx-entry';
import type { CommandCall } from '../command.ts';
import { openMemory } from '../memory/open-memory.ts';
import { soundUnits } from '../memory/sound-units.ts';

/** Where what is left out is said. */
type Listener = Pick<CommandCall, 'language' | 'terminal'>;

/** The pairs of memory files in these languages, the first file's before the next one's. */
export async function readMemories(
  paths: readonly string[],
  languages: LanguagePair,
  listener: Listener,
): Promise<readonly SearchedIndex[]> {
  const memories: SearchedIndex[] = [];
  for (const [memoryOrder, path] of paths.entries())
    for (const memory of await readMemory(path, languages, listener))
      memories.push({ ...memory, memoryOrder });
  return memories;
}

/**
 * The entries of a file in these languages, and apart from them those in other variants of them, which are worth less as
 * in the product. Without texts that are too long for any memory, and
 * without units that a forbidden character spoiled.
 * @throws {Refusal} path.…, document.…
 */
export async function readMemory(
  path: string,
  languages: LanguagePair,
  listener: Listener,
): Promise<readonly SearchedIndex[]> {
  const { sourceLanguage, targetLanguage } = languages;
  const [own, variant] = [new MemoryIndexBuilder(), new MemoryIndexBuilder()];
  const batches = openMemory(path, { sourceLanguage, targetLanguages: [targetLanguage] });
  for await (const { units } of soundUnits(batches, listener)) {
    for (const unit of units) {
      const entry = tmxEntry(unit, languages);
      if (entry === undefined || discardReason(entry) === 'tooLong') continue;
      const memory = isVariant(entry, languages) ? variant : own;
      memory.add({ ...entry, id: String(own.size + variant.size).padStart(9, '0') });
    }
  }
  const points = defaultPenalties.languageVariant;
  return [
    { index: own.finish() },
    ...(variant.size === 0
      ? []
      : [{ index: variant.finish(), penalties: [{ reason: 'language-variant' as const, points }] }]),
  ];
}

function isVariant({ variants }: TmxEntry, { sourceLanguage, targetLanguage }: LanguagePair): boolean {
  const isOther = (language: string, asked: string) => compareLanguages(language, asked) === 'variant';
  return (
    isOther(variants.source.language, sourceLanguage) || isOther(variants.target.language, targetLanguage)
  );
}
