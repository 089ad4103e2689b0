import { fromMarkup } from '@transloom/core/inline/markup';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { writeTmx } from '@transloom/core/memory/tmx/tmx-writer';
import { storedCodes } from '../segments/stored-codes.ts';
import type { GivenSegment } from './exchange-units.ts';

interface TranslatedDocument {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly segments: readonly GivenSegment[];
}

/** A TMX of the translated segments of documents; a pair that stands in several of them is written once. */
export function tmxOf(documents: readonly TranslatedDocument[], programVersion: string): string {
  const sourceLanguage = documents[0]?.sourceLanguage ?? '*all*';
  return [...writeTmx(unitsOf(documents), { sourceLanguage, programVersion })].join('');
}

function* unitsOf(documents: readonly TranslatedDocument[]): Generator<TmxUnit> {
  const written = new Set<string>();
  for (const document of documents)
    for (const segment of document.segments) {
      const pair = [document.targetLanguage, segment.source, segment.target].join('\u0000');
      if (segment.target === '' || written.has(pair)) continue;
      written.add(pair);
      yield unitOf(document, segment);
    }
}

function unitOf(
  { name, sourceLanguage, targetLanguage }: TranslatedDocument,
  { source, target, codes, confirmed }: GivenSegment,
): TmxUnit {
  const variant = (language: string, markup: string) => ({
    language,
    text: fromMarkup(markup),
    codes: storedCodes(codes),
    attributes: {},
    properties: [],
    notes: [],
  });
  return {
    attributes: {},
    properties: [
      { type: 'x-document', value: name },
      { type: 'x-status', value: confirmed ? 'confirmed' : 'draft' },
    ],
    notes: [],
    variants: [variant(sourceLanguage, source), variant(targetLanguage, target)],
  };
}
