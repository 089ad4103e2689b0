import { fitSpaces } from '@transloom/core/answers/fit-spaces';
import { judgeAnswer } from '@transloom/core/answers/judge-answer';
import { tidyAnswer } from '@transloom/core/answers/tidy-answer';
import { restoreCodes } from '@transloom/core/inline/restore-codes';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { EngineResult, EngineSegment } from '../engine-vendor.ts';
import { readStrayTags } from '../stray-tags.ts';
import { type AskedText, badOutput } from './asked-text.ts';
import { findFaults } from './find-faults.ts';
import { storableVersion } from './storable-version.ts';

interface Reading extends LanguagePair {
  readonly version: string;
}

/** Returns the translation with the codes and signs of the source, or the reason why the answer is not one. */
export function readResult(
  { source, surroundings }: EngineSegment,
  result: EngineResult | undefined,
  reading: Reading,
): AskedText {
  if (result === undefined) return badOutput('missing');
  if (result.status === 'failed') {
    return result.failure.errorClass === 'bad-output' ? badOutput('missing', result.failure.detail) : result;
  }
  const answered = tidyAnswer(source, readStrayTags(source, result.target));
  const verdict = judgeAnswer(source, answered, reading);
  if (typeof verdict === 'object') return badOutput(verdict.fault);
  const codesRestored = verdict === 'codes-lost';
  const target = fitSpaces(source, codesRestored ? restoreCodes(source, answered) : answered);
  const faults = findFaults(source, target, { language: reading.targetLanguage, ...surroundings });
  const version = storableVersion(reading.version);
  return { status: 'translated', target, ...(codesRestored && { answered }), version, codesRestored, faults };
}
