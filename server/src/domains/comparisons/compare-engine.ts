import type { comparisonsApi } from '@transloom/contracts/comparisons';
import type { EventOf, InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { plainInline } from '@transloom/core/inline/inline-text';
import { checkTermUse } from '@transloom/core/terms/check-term-use';
import { AppError } from '../../platform/app-error.ts';
import type { TellingContext } from '../../platform/context.ts';
import type { ExpectedTerm } from '../../providers/machine-translation/engine-vendor.ts';
import { givenTerms } from '../../providers/machine-translation/given-terms.ts';
import { requireEnginesForPairs } from '../engines/catalogue/require-engines-for-pairs.ts';
import { engineRefusal } from '../engines/limits/engine-failure.ts';
import { type EngineTranslation, translateTexts } from '../engines/translating/translate-texts.ts';
import { findCustomTerms } from './comparisons.store.ts';

const timeoutMs = 120_000;

/**
 * Translates line by line, so that paragraphs stay what they are. Nothing takes the place of an engine that fails: votes
 * and scores are of the one that was asked.
 * @throws {AppError} resource.not-found, engine.*
 */
export async function compareEngine(
  context: TellingContext<EventOf<typeof comparisonsApi.compareEngine>>,
  { engineKey, text, ...direction }: InputOf<typeof comparisonsApi.compareEngine>,
): Promise<OutputOf<typeof comparisonsApi.compareEngine>> {
  const { sourceLanguage, targetLanguage } = direction;
  const terms = await context.transact(async (short) => {
    await requireEnginesForPairs(short, [{ engineKey, source: sourceLanguage, target: targetLanguage }]);
    return givenTerms(sourceLanguage, await findCustomTerms(short.db, short.actor, direction));
  });
  const lines = text.split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const { tell, signal } = context;
  const drafts = written.map(() => '');
  const started = performance.now();
  const answers = await translateTexts(context, {
    ...direction,
    engineKey,
    module: 'comparison',
    document: {},
    segments: written.map((line) => ({ source: plainInline(line), codes: {} })),
    terms,
    around: async (_, indices) => indices.map(() => ({})),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    withoutFallback: true,
    ...(tell && {
      onDraft: ({ index, target }) => {
        drafts[index] = target.text;
        tell({ target: inLines(lines, drafts) });
      },
    }),
  });
  const milliseconds = Math.round(performance.now() - started);
  const translated = answers.map(requireTranslated);
  const target = inLines(
    lines,
    translated.map((one) => one.target.text),
  );
  const expected = terms(text);
  return {
    target,
    version: translated[0]?.version ?? '',
    milliseconds,
    characters: [...text].length,
    terms: { found: expected.length, used: usedIn(target, targetLanguage, expected) },
  };
}

/** Translations in the places of the lines they are of; empty lines stay. */
function inLines(lines: readonly string[], translations: readonly string[]): string {
  const next = translations.values();
  return lines.map((line) => (line.trim() === '' ? line : (next.next().value ?? ''))).join('\n');
}

/** A comparison of half a text would mislead. */
function requireTranslated(answer: EngineTranslation): Extract<EngineTranslation, { status: 'translated' }> {
  if (answer.status === 'translated') return answer;
  if (answer.failure === undefined) throw new AppError('server.unexpected');
  throw engineRefusal(answer.failure);
}

function usedIn(target: string, language: string, terms: readonly ExpectedTerm[]): number {
  const concepts = terms.map(({ targets }, id) => ({ id, targets }));
  return checkTermUse(target, language, concepts).filter(({ use }) => use === 'used').length;
}
