import { limits } from '@transloom/contracts/limits';
import type { NamedFile } from '@transloom/core/archive/create-zip';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { writeTmx } from '@transloom/core/memory/tmx/tmx-writer';
import { termExchangeFormats } from '@transloom/core/terms/exchange/term-exchange';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import type { JobContext } from '../../../platform/context.ts';
import { matchSettingsOf } from '../../documents/pretranslation-plan.ts';
import { readPart, type SegmentOfPart } from '../../documents/segments/read-segments.ts';
import { segmentsInContext } from '../../documents/segments/segment-context.ts';
import { findBestMatches } from '../../memories/matching/find-best-matches.ts';
import { findTerms } from '../../terms/finding/find-terms.ts';
import type { PlacedTask } from '../tasks.store.ts';

/** Segments that are looked at together. */
const together = 200;
/** Matches of a segment that a translator gets along. */
const matchesGiven = 3;

/** The matches that memories have for the segments of a task, as TMX; nothing where there are none. */
export async function* matchesOf(job: JobContext, task: PlacedTask, name: string): AsyncGenerator<NamedFile> {
  const { sourceLanguage, targetLanguage, projectId, documentId } = task;
  const settings = matchSettingsOf(task.documentPlan);
  const units = new Map<string, TmxUnit>();
  for await (const segments of pagesOf(job, task))
    await job.transact(async (context) => {
      const found = await findBestMatches(context, {
        sourceLanguage,
        targetLanguage,
        projectId,
        settings,
        minRate: limits.matchRateMinimum,
        limit: matchesGiven,
        segments: await segmentsInContext(context, documentId, segments),
      });
      for (const { entryId, sourceMarkup, targetMarkup } of found.flat())
        units.set(entryId, unitOf([sourceLanguage, sourceMarkup], [targetLanguage, targetMarkup]));
    });
  if (units.size === 0) return;
  const file = writeTmx(units.values(), { sourceLanguage, programVersion: job.installation.version });
  yield { name, content: Buffer.from([...file].join('')) };
}

type Written = readonly [language: string, markup: string];

function unitOf(...texts: readonly Written[]): TmxUnit {
  return {
    attributes: {},
    properties: [],
    notes: [],
    variants: texts.map(([language, markup]) => ({
      language,
      text: fromMarkup(markup),
      codes: {},
      attributes: {},
      properties: [],
      notes: [],
    })),
  };
}

/** The terms that stand in the segments of a task, as TBX; nothing where there are none. */
export async function* termsOf(job: JobContext, task: PlacedTask, name: string): AsyncGenerator<NamedFile> {
  const { sourceLanguage, targetLanguage, projectId } = task;
  const concepts = new Map<string, TermConcept>();
  for await (const segments of pagesOf(job, task))
    await job.transact(async (context) => {
      const texts = segments.map(({ source }) => fromMarkup(source).text);
      const found = await findTerms(context, { texts, sourceLanguage, targetLanguage, projectId });
      for (const { termEntryId, term, targets, concept } of found.flat())
        concepts.set(termEntryId, {
          id: termEntryId,
          definition: concept.definition ?? undefined,
          subject: concept.subject ?? undefined,
          sections: [
            { language: sourceLanguage, terms: [term] },
            { language: targetLanguage, terms: targets },
          ],
        });
    });
  const tbx = termExchangeFormats.find(({ id }) => id === 'tbx');
  if (concepts.size === 0 || tbx === undefined) return;
  async function* all() {
    yield* concepts.values();
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of tbx.write(all(), { sourceLanguage, targetLanguages: [targetLanguage] }))
    pieces.push(piece);
  yield { name, content: Buffer.concat(pieces) };
}

async function* pagesOf(job: JobContext, task: PlacedTask): AsyncGenerator<readonly SegmentOfPart[]> {
  const segments = await job.transact((context) => readPart(context, task));
  for (let from = 0; from < segments.length; from += together) {
    job.signal.throwIfAborted();
    yield segments.slice(from, from + together);
  }
}
