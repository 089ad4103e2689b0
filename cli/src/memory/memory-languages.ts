import type { ExchangeLanguages } from '@transloom/core/memory/exchange/exchange-format';
import { checkLanguageTag, type Options } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { openMemory } from './open-memory.ts';

/** What `--from` and `--to` say; where they say nothing, everything is read as it names itself. */
export function askedLanguages(options: Options): ExchangeLanguages {
  return {
    sourceLanguage: checkLanguageTag(options.value('from') ?? unknownLanguage),
    targetLanguages: options.list('to').map(checkLanguageTag),
  };
}

/** ISO 639's word for a language nobody has named. */
export const unknownLanguage = 'und';

/**
 * The languages of the texts of a file, as it writes them: its source language, then the others as they come.
 * @throws {Refusal} usage.missing for a table without headings; path.…, document.…
 */
export async function languagesOf(
  path: string,
  asked: ExchangeLanguages,
  { usage }: Pick<Options, 'usage'>,
): Promise<ExchangeLanguages> {
  const found = new Set<string>();
  let named: string | undefined;
  for await (const { units, header, uniform } of openMemory(path, asked)) {
    named ??= header?.attributes['srclang'];
    for (const { variants } of units) for (const { language } of variants) found.add(language);
    // A large workbook need not be read twice.
    if (uniform && units.length > 0) break;
  }
  const languages = [...found];
  if (found.has(unknownLanguage)) throw new Refusal('usage.missing', { name: '--from', usage });
  const source =
    languages.find((language) => language.toLowerCase() === named?.toLowerCase()) ?? languages[0];
  return {
    sourceLanguage: source ?? asked.sourceLanguage,
    targetLanguages: languages.filter((language) => language !== source),
  };
}
