import { isUnchanged } from '@transloom/core/answers/is-untranslated';
import type { InlineCodeTable, InlineText } from '@transloom/core/inline/inline-text';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import type {
  EngineErrorClass,
  EngineFailure,
} from '@transloom/server/providers/machine-translation/engine-error';
import type { Engine, TextFault } from '@transloom/server/providers/machine-translation/engine-vendor';
import {
  type SegmentTranslation,
  translateSegments,
} from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import type { Terminal } from '../command.ts';
import { catalogueCode, Refusal } from '../refusal.ts';
import { refuseNotReady, refusePair } from './refuse-engine.ts';

/** A remark on one segment: the reason why it has no translation, or the doubts about the one it has. */
export interface SegmentRemark {
  readonly id: string;
  readonly kind: 'untranslated' | 'number' | 'term' | 'codes' | 'unchanged';
  /** Words of the text that the remark is about, or the reason that the segment stays as it is. */
  readonly detail: string;
}

/** A segment of a document, or a line of a text. */
export interface AskedSegment {
  readonly id: string;
  readonly source: InlineText;
  readonly unit: { readonly codes: InlineCodeTable };
}

export interface EngineWork {
  /** The translations, keyed by segment id. */
  readonly targets: ReadonlyMap<string, InlineText>;
  readonly remarks: readonly SegmentRemark[];
}

/** Failures that are of one text: the others are written all the same. */
const ofTheText: readonly EngineErrorClass[] = ['bad-output', 'content-blocked', 'too-long'];

/** @throws {Refusal} engine.… where the engine cannot work, or translated nothing at all */
export async function askEngine(
  engine: Engine,
  segments: readonly AskedSegment[],
  languages: LanguagePair,
  environment: Terminal['environment'],
): Promise<EngineWork> {
  if (segments.length === 0) return { targets: new Map(), remarks: [] };
  const availability = await engine.availability(new AbortController().signal);
  if (availability.status === 'not-configured') refuseNotReady(engine, availability.needs);
  const translations = await translateSegments(engine, {
    ...languages,
    segments: segments.map(({ source, unit }) => ({ source, codes: unit.codes })),
  });
  await refuseFailure({ engine, languages, environment }, translations);
  const targets = new Map<string, InlineText>();
  const remarks: SegmentRemark[] = [];
  for (const [i, segment] of segments.entries()) {
    const translation = translations[i];
    if (translation?.status === 'translated') targets.set(segment.id, translation.target);
    remarks.push(...remarksOn(segment, translation));
  }
  return { targets, remarks };
}

interface EngineAsking {
  readonly engine: Engine;
  readonly languages: LanguagePair;
  readonly environment: Terminal['environment'];
}

async function refuseFailure(
  { engine: { vendorId }, languages, environment }: EngineAsking,
  translations: readonly SegmentTranslation[],
): Promise<void> {
  const failures = translations.flatMap((one) => (one.status === 'failed' ? [one.failure] : []));
  const hasText = translations.some((one) => one.status === 'translated' && one.origin !== 'copied');
  const failure = failures.find((one) => !ofTheText.includes(one.errorClass) || !(hasText || isSource(one)));
  if (failure === undefined) return;
  if (failure.errorClass === 'unsupported-pair')
    await refusePair({ vendorId, languages, detail: failure.detail }, environment);
  throw new Refusal(catalogueCode(`engine.${failure.errorClass}`), {
    engine: vendorId,
    source: languages.sourceLanguage,
    target: languages.targetLanguage,
    detail: failure.fault ?? failure.detail,
  });
}

/** An engine that gives the text back as it was says nothing wrong; a document in another language is such a text. */
function isSource({ fault }: EngineFailure): boolean {
  return fault === 'untranslated';
}

function remarksOn(
  { id, source }: AskedSegment,
  translation: SegmentTranslation | undefined,
): SegmentRemark[] {
  if (translation?.status !== 'translated') {
    const { errorClass, fault } = translation?.failure ?? { errorClass: 'bad-output', fault: 'missing' };
    return [{ id, kind: 'untranslated', detail: fault ?? errorClass }];
  }
  const { target, origin, codesRestored, faults } = translation;
  const isSame = origin !== 'copied' && isUnchanged(source.text, target.text);
  return [
    ...faults.map((fault): SegmentRemark => ({ id, ...describeFault(fault) })),
    ...(codesRestored ? [{ id, kind: 'codes' as const, detail: '' }] : []),
    ...(isSame ? [{ id, kind: 'unchanged' as const, detail: '' }] : []),
  ];
}

function describeFault(fault: TextFault): Omit<SegmentRemark, 'id'> {
  if (fault.kind === 'codes') return { kind: 'codes', detail: '' };
  if (fault.kind === 'term') return { kind: 'term', detail: fault.source };
  return { kind: fault.kind === 'number' ? 'number' : 'term', detail: fault.written };
}
