import type { PretranslationScope } from '@transloom/contracts/pretranslation-runs';
import type { JobContext } from '../../../platform/context.ts';
import { withIndexedSources } from '../../memories/indexed/indexed-sources.ts';
import type { DocumentRecord } from '../documents.store.ts';
import { memoryFills } from '../fill-from-memories.ts';
import { pretranslationPlanSchema } from '../pretranslation-plan.ts';
import type { SegmentFill } from '../segments/segment-fills.store.ts';
import type { SegmentRecord } from '../segments/segments.store.ts';
import { findInScope } from './again.store.ts';

const segmentsPerStep = 100;

export interface AgainSettings {
  readonly scope: PretranslationScope;
  /** Whether an engine is asked again for what it translated itself. */
  readonly askAgain: boolean;
}

/** Segments of one step with what is to become of them; those in neither list stay as they are. */
export interface AgainStep {
  readonly segments: readonly SegmentRecord[];
  /** From memories. */
  readonly fills: readonly SegmentFill[];
  readonly forEngine: readonly SegmentRecord[];
}

interface WalkedDocument {
  readonly document: DocumentRecord;
  readonly settings: AgainSettings;
  /** Name of the engine of the plan; null where there is none. */
  readonly engineName: string | null;
}

/** Walks the segments that may change, in document order, and decides about each by the plan of the document. */
export async function walkInScope(
  job: JobContext,
  { document, settings, engineName }: WalkedDocument,
  work: (step: AgainStep) => Promise<void>,
): Promise<void> {
  const { sourceLanguage, targetLanguage, segmentCount } = document;
  const pair = { sourceLanguage, targetLanguage, segments: segmentCount };
  await withIndexedSources(job, pair, async (findSimilar) => {
    for (let after = 0; ; ) {
      job.signal.throwIfAborted();
      const segments = await job.transact(({ db }) =>
        findInScope(db, document.id, { scope: settings.scope, after, limit: segmentsPerStep }),
      );
      const last = segments.at(-1);
      if (last === undefined) return;
      const plan = pretranslationPlanSchema.parse(document.plan);
      const found = await job.transact((context) =>
        memoryFills(context, document, { plan, findSimilar }, segments),
      );
      await work(decide(segments, found, { settings, engineName }));
      after = last.number;
    }
  });
}

function decide(
  segments: readonly SegmentRecord[],
  found: readonly SegmentFill[],
  { settings, engineName }: Pick<WalkedDocument, 'settings' | 'engineName'>,
): AgainStep {
  const matched = new Map(found.map((fill) => [fill.id, fill]));
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const fills = found.filter((fill) => {
    const segment = byId.get(fill.id);
    return segment !== undefined && !isSameFill(segment, fill);
  });
  const isOfEngine = ({ target, origin, engine }: SegmentRecord) =>
    target !== '' && origin === 'engine' && engine === engineName;
  const forEngine =
    engineName === null
      ? []
      : segments.filter((segment) => !matched.has(segment.id) && (settings.askAgain || !isOfEngine(segment)));
  return { segments, fills, forEngine };
}

/** The same text of the same rate is no change, whichever entry gave it. */
function isSameFill(segment: SegmentRecord, { target, matchRate }: SegmentFill): boolean {
  return segment.origin === 'memory' && segment.target === target && segment.matchRate === matchRate;
}
