import { gunzipSync, gzipSync } from 'node:zlib';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { type MemoryIndex, MemoryIndexBuilder } from '@transloom/core/memory/index/memory-index';
import { z } from 'zod';

/** A pair in markup. */
export interface ExamplePair {
  readonly source: string;
  readonly target: string;
}

const fileSchema = z.object({
  version: z.literal(1),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  pairs: z.array(z.tuple([z.string(), z.string()])),
});

/** The translations an engine is to follow, as they are stored with a version. */
export function writeExamples(pairs: readonly ExamplePair[], languages: LanguagePair): Uint8Array {
  const { sourceLanguage, targetLanguage } = languages;
  const rows = pairs.map(({ source, target }) => [source, target]);
  return gzipSync(JSON.stringify({ version: 1, sourceLanguage, targetLanguage, pairs: rows }));
}

/** Ready to be searched; undefined for what is no such file. */
export function readExamples(content: Uint8Array): MemoryIndex | undefined {
  const parsed = fileSchema.safeParse(parseZipped(content));
  if (!parsed.success) return undefined;
  const index = new MemoryIndexBuilder();
  for (const [i, [source, target]] of parsed.data.pairs.entries())
    index.add({ id: String(i), source: fromMarkup(source), target: fromMarkup(target) });
  return index.finish();
}

function parseZipped(content: Uint8Array): unknown {
  try {
    return JSON.parse(gunzipSync(content).toString('utf8'));
  } catch {
    return undefined;
  }
}
