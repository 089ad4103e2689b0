import { alignSentences } from '@transloom/core/alignment/align-sentences';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { isSpaced } from '@transloom/core/language/language-tag';
import type { TranslatedSegment } from '@transloom/core/term-extraction/translate-terms';
import { readSentences } from '../alignment/read-sentences.ts';
import { readBilingualFile } from '../document/read-bilingual-file.ts';
import type { Options } from '../options.ts';
import { Refusal } from '../refusal.ts';

export interface TranslatedFiles {
  readonly files: readonly string[];
  /** The translation of each file, in the same order; empty where the files hold both languages. */
  readonly translations: readonly string[];
  readonly languages: LanguagePair;
}

/**
 * The sentences of files with their translations: of two files sentences are paired, a bilingual file has its own pairs.
 * @throws {Refusal} terms.translations, path.…, document.…
 */
export async function readTranslatedTexts(
  { files, translations, languages }: TranslatedFiles,
  options: Options,
): Promise<readonly TranslatedSegment[]> {
  if (translations.length > 0 && translations.length !== files.length)
    throw new Refusal('terms.translations', { files: files.length, translations: translations.length });
  const all: TranslatedSegment[] = [];
  for (const [i, file] of files.entries()) {
    const translation = translations[i];
    const pairs =
      translation === undefined ? await pairsIn(file, options) : await pairsOf(file, translation, languages);
    all.push(...pairs);
  }
  return all;
}

async function pairsIn(file: string, options: Options): Promise<readonly TranslatedSegment[]> {
  const { segments } = await readBilingualFile(file, options);
  return segments.map(({ source, target }) => ({ source: source.text, target: target.text }));
}

async function pairsOf(
  file: string,
  translation: string,
  { sourceLanguage, targetLanguage }: LanguagePair,
): Promise<readonly TranslatedSegment[]> {
  const [source, target] = [await textsOf(file, sourceLanguage), await textsOf(translation, targetLanguage)];
  const join = (texts: readonly string[], numbers: readonly number[], language: string) =>
    numbers.map((number) => texts[number] ?? '').join(isSpaced(language) ? ' ' : '');
  return alignSentences({ source, target }).map((bead) => ({
    source: join(source, bead.source, sourceLanguage),
    target: join(target, bead.target, targetLanguage),
  }));
}

async function textsOf(path: string, language: string): Promise<readonly string[]> {
  const sentences = await readSentences({ path, language, lines: false });
  return sentences.map(({ source }) => source.text);
}
