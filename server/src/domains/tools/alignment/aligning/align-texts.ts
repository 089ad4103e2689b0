import type { AlignmentOptions, AlignmentWarning } from '@transloom/contracts/alignment';
import type { Bead } from '@transloom/core/alignment/bead';
import { joinTexts } from '@transloom/core/alignment/editing/join-texts';
import type { JobContext } from '../../../../platform/context.ts';
import { alignInProcess } from './align-in-process.ts';
import { decideIslands } from './decide-islands.ts';
import { knownTexts } from './known-texts.ts';
import type { GivenPair } from './read-texts.ts';
import { textWarnings } from './text-warnings.ts';
import { translatedTexts } from './translated-texts.ts';

export interface AlignedText {
  readonly source: string;
  readonly target: string;
  readonly confidence: number;
}

interface AlignedTexts {
  readonly pairs: readonly AlignedText[];
  readonly warnings: readonly AlignmentWarning[];
}

interface BothTexts {
  readonly source: readonly string[];
  readonly target: readonly string[];
}

/** Pairs the sentences of two texts by the method of the options. @throws {AppError} engine.… */
export async function alignTexts(
  job: JobContext,
  options: AlignmentOptions,
  { source, target }: BothTexts,
): Promise<AlignedTexts> {
  const warnings = [...textWarnings({ source, target }, options)];
  const known = await knownTexts(job, options, source);
  const translated = await translationOf(job, options, source);
  if (translated !== undefined && translated.untranslated > 0)
    warnings.push({ code: 'untranslated', params: { sentences: translated.untranslated } });
  const beads = await alignInProcess(
    { source, target, known, translated: translated?.texts },
    {
      signal: job.signal,
      onProgress: (done) => job.progress(done, source.length, 'align'),
    },
  );
  const decided = await decideIslands(job, options, { source, target, beads });
  if (decided.unanswered > 0) warnings.push({ code: 'unanswered', params: { places: decided.unanswered } });
  return { pairs: decided.beads.map((bead) => pairOf(bead, { source, target }, options)), warnings };
}

async function translationOf(job: JobContext, options: AlignmentOptions, source: readonly string[]) {
  const { method, engineKey, sourceLanguage, targetLanguage } = options;
  if (method === 'rules' || engineKey === null) return undefined;
  return translatedTexts(job, { engineKey, sourceLanguage, targetLanguage, source });
}

function pairOf(bead: Bead, { source, target }: BothTexts, options: AlignmentOptions): AlignedText {
  const textOf = (numbers: readonly number[], texts: readonly string[], language: string) =>
    joinTexts(
      numbers.map((number) => texts[number] ?? ''),
      language,
    );
  return {
    source: textOf(bead.source, source, options.sourceLanguage),
    target: textOf(bead.target, target, options.targetLanguage),
    confidence: bead.confidence,
  };
}

/** Pairs that the file itself has are sure; a source without a translation has no partner. */
export function alignedByFile(pairs: readonly GivenPair[]): readonly AlignedText[] {
  return pairs.map((pair) => ({ ...pair, confidence: pair.target === '' ? 0 : 1 }));
}
