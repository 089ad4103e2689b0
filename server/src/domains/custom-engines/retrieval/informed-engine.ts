import type { InlineText } from '@transloom/core/inline/inline-text';
import type {
  Engine,
  EngineLimits,
  EngineRequest,
  EngineResult,
} from '../../../providers/machine-translation/engine-vendor.ts';
import type { EngineKnowledge } from './engine-knowledge.ts';

export interface InformedEngine {
  readonly base: Engine;
  /** Version of the custom engine. */
  readonly version: string;
  readonly knowledge: EngineKnowledge;
  /** Instructions for translating, in words; empty for none. */
  readonly instructions: string;
}

/** Few enough that each text gets its own examples and a model still reads them all. */
const textsWithExamples = 5;

/** A base engine with the knowledge of a custom engine in its requests; a known text gets its known translation. */
export function informedEngine({ base, version, knowledge, instructions }: InformedEngine): Engine {
  return {
    ...base,
    limits: limitsWith(knowledge.examplesEach, base.limits),
    lookUp: async (texts) => {
      const known = (await base.lookUp?.(texts)) ?? texts;
      return known.map((text) => knowledge.lookUp(text));
    },
    async translate(request) {
      // A known translation that is requested again was wrong.
      const known = request.segments.map(({ source, faults = [] }) =>
        faults.length > 0 ? undefined : knowledge.known(source),
      );
      const rest = request.segments.filter((_, i) => known[i] === undefined);
      if (rest.length === 0) return { version, results: withKnown(known, []) };
      const { onDraft, ...forBase } = instructed(request, instructions);
      const { results, ...asked } = await base.translate({
        ...forBase,
        segments: rest,
        ...(onDraft && { onDraft: (drafts) => onDraft(inPlaces(known, drafts)) }),
      });
      return { ...asked, version: `${asked.version} ${version}`, results: withKnown(known, results) };
    },
  };
}

function limitsWith(examplesEach: number, limits: EngineLimits): EngineLimits {
  if (examplesEach === 0) return limits;
  const segmentsPerRequest = Math.min(limits.segmentsPerRequest, textsWithExamples);
  return { ...limits, segmentsPerRequest, examplesPerRequest: segmentsPerRequest * examplesEach };
}

function instructed(request: EngineRequest, instructions: string): EngineRequest {
  if (instructions === '') return request;
  const style = [request.context?.style, instructions].filter((part) => part !== undefined).join('\n');
  return { ...request, context: { ...request.context, style } };
}

/** A known translation is no draft, and is not shown before the rest. */
function inPlaces<Draft>(
  known: readonly (InlineText | undefined)[],
  drafts: readonly (Draft | undefined)[],
): readonly (Draft | undefined)[] {
  const others = drafts.values();
  return known.map((target) => (target === undefined ? others.next().value : undefined));
}

function withKnown(
  known: readonly (InlineText | undefined)[],
  asked: readonly EngineResult[],
): readonly EngineResult[] {
  const others = asked.values();
  return known.map((target): EngineResult => {
    if (target !== undefined) return { status: 'translated', target };
    const { value } = others.next();
    return value ?? { status: 'failed', failure: { errorClass: 'bad-output', detail: 'too few results' } };
  });
}
