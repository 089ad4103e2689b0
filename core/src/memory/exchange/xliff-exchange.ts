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

/** Its languages stand at the beginning. */
const headBytes = 64 * 1024;
/** It is read as a document, which is in memory as a whole. */
const mostBytes = 100 * 1024 * 1024;

async function* readUnits(
  content: AsyncIterable<Uint8Array>,
  { sourceLanguage, targetLanguages }: ExchangeLanguages,
): AsyncGenerator<UnitBatch> {
  const file = await wholeFile(content, mostBytes);
  const [targetLanguage = ''] = targetLanguages;
  const { units } = parseDocument(xliffFormat, file, { sourceLanguage, targetLanguage });
  const head = file.subarray(0, headBytes).toString('latin1');
  const languages = {
    sourceLanguage: /\b(?:source-language|srcLang)\s*=\s*["']([\w-]+)/.exec(head)?.[1] ?? sourceLanguage,
    targetLanguage: /\b(?:target-language|trgLang)\s*=\s*["']([\w-]+)/.exec(head)?.[1] ?? targetLanguage,
  };
  yield { units: units.flatMap((unit) => pairOf(unit, languages) ?? []), bytes: file.length };
}

function pairOf(unit: TranslationUnit, languages: LanguagePair): TmxUnit | undefined {
  if (unit.target === undefined) return undefined;
  const described = { attributes: {}, properties: [], notes: [] };
  const variant = (language: string, text: TranslationUnit['source']) => ({
    ...{ ...described, language, text, codes: unit.codes },
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
