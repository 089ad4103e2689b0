import type { InlineText } from '../inline/inline-text.ts';
import type { MemoryMatch } from '../memory/memory-match.ts';
import { contextsInFlow, type SourceInContext } from '../memory/rate/source-in-context.ts';
import type { AnalysisLine } from './analysis-line.ts';
import { decideLine } from './decide-line.ts';
import { FirstOccurrences, type SegmentPlace } from './first-occurrences.ts';
import { isNonTranslated } from './is-non-translated.ts';

export interface AnalyzedSegment {
  /** Names the segment in reasons, unique in its document. */
  readonly id: string;
  readonly source: InlineText;
  /** Key of keyed formats. */
  readonly key?: string | undefined;
  readonly plural?: boolean;
  /** The file forbids translating it. */
  readonly excluded?: boolean;
  /** It is machine-translated, and its automatic score reached the threshold. */
  readonly lowRisk?: boolean;
}

export interface AnalyzedDocument {
  readonly name: string;
  readonly segments: readonly AnalyzedSegment[];
}

/** The part of a memory match that an analysis needs. */
export type AnalyzedMatch = Pick<MemoryMatch, 'netRate' | 'rating'>;

export interface AnalysisSettings {
  /** The best match of a segment at 50 or more, from the memories in force; undefined where there is none. */
  readonly findMatch: (segment: SourceInContext) => AnalyzedMatch | undefined;
  /** Counts both repetition lines before 102; otherwise they come after exact matches. */
  readonly repetitionsFirst?: boolean;
}

/** Why a segment was counted in its line: enough for one sentence to a person. */
export interface AnalyzedLine {
  readonly segmentId: string;
  readonly line: AnalysisLine;
  /** The match that decided, or the best one below what decided; absent where memories have none. */
  readonly match?: AnalyzedMatch;
  /** Where the same text stands first; present on repetitions. */
  readonly first?: SegmentPlace;
}

/**
 * Puts each segment in the first analysis line that fits. Documents count in the order given; the first occurrence of a
 * text is never a repetition, and a repetition whose first occurrence stands in another document is cross-file.
 * @returns lines by document and segment, in the order given
 */
export function analyzeDocuments(
  documents: readonly AnalyzedDocument[],
  settings: AnalysisSettings,
): readonly (readonly AnalyzedLine[])[] {
  const firsts = new FirstOccurrences();
  return documents.map(({ segments }, document) => {
    const contexts = contextsInFlow(
      segments.map(({ source, key }) => ({ text: source.text, ...(key !== undefined && { key }) })),
    );
    return segments.map((segment, position) => {
      if (segment.excluded || isNonTranslated(segment.source.text))
        return { segmentId: segment.id, line: 'non-translated' };
      const first = firsts.add(segment, { document, segmentId: segment.id });
      return lineOf({ segment, context: contexts[position], document, first, settings });
    });
  });
}

interface Counted {
  readonly segment: AnalyzedSegment;
  readonly context: SourceInContext['context'];
  readonly document: number;
  readonly first: SegmentPlace | undefined;
  readonly settings: AnalysisSettings;
}

function lineOf({ segment, context, document, first, settings }: Counted): AnalyzedLine {
  const { id: segmentId, source, lowRisk } = segment;
  const repetitionsFirst = settings.repetitionsFirst ?? false;
  const found = first && repetitionsFirst ? undefined : settings.findMatch({ source, context });
  const match = found && { netRate: found.netRate, autoReplaced: found.rating.replacedTarget !== undefined };
  const line = decideLine({ document, first, match, lowRisk }, { repetitionsFirst });
  const repeats = line === 'repetition' || line === 'cross-file-repetition';
  if (repeats && first) return { segmentId, line, first };
  return { segmentId, line, ...(found && { match: found }) };
}
