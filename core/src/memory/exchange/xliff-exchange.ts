import { headText } from '../../document/bilingual/xml-root.ts';
import type { TranslationUnit } from '../../document/document-format.ts';
import { xliffFormat } from '../../document/formats/xliff/xliff-format.ts';
import { parseDocument } from '../../document/read-document.ts';
import type { LanguagePair } from '../../language/language-pair.ts';
import { layerOfState } from '../entries/entry-layer.ts';
import { sayLayer } from '../tmx/tmx-layer.ts';
import type { TmxUnit } from '../tmx/tmx-unit.ts';
import type { ExchangeFormat, ExchangeLanguages, UnitBatch } from './exchange-format.ts';
import { wholeFile } from './whole-file.ts';

/** XLIFF 1.2 and 2: the units that have a translation. */
export const xliffExchange: ExchangeFormat = {
  id: 'xliff',
  name: 'XLIFF',
  extensions: ['xliff', 'xlf'],
  read: readUnits,
};

/** Most bytes of a file, which is read as a document and held in memory. */
const mostBytes = 100 * 1024 * 1024;

async function* readUnits(
  content: AsyncIterable<Uint8Array>,
  { sourceLanguage, targetLanguages }: ExchangeLanguages,
): AsyncGenerator<UnitBatch> {
  const file = await wholeFile(content, mostBytes);
  const [targetLanguage = ''] = targetLanguages;
  // The languages stand at the start. Translations into other languages than the requested ones would be left out.
  const head = headText(file);
  const languages = {
    sourceLanguage: /\b(?:source-language|srcLang)\s*=\s*["']([\w-]+)/.exec(head)?.[1] ?? sourceLanguage,
    targetLanguage: /\b(?:target-language|trgLang)\s*=\s*["']([\w-]+)/.exec(head)?.[1] ?? targetLanguage,
  };
  const { units } = parseDocument(xliffFormat, file, languages);
  yield { units: units.flatMap((unit) => pairOf(unit, languages) ?? []), bytes: file.length };
}

function pairOf(unit: TranslationUnit, languages: LanguagePair): TmxUnit | undefined {
  if (unit.target === undefined) return undefined;
  const described = { attributes: {}, properties: [], notes: [] };
  const variant = (language: string, text: TranslationUnit['source']) => ({
    ...described,
    language,
    text,
    codes: unit.codes,
  });
  const state = unit.targetState;
  const properties = state === undefined ? [] : sayLayer([], layerOfState(state));
  return {
    ...described,
    notes: (unit.notes ?? []).map((text) => ({ text })),
    variants: [
      variant(languages.sourceLanguage, unit.source),
      { ...variant(languages.targetLanguage, unit.target), properties },
    ],
  };
}
