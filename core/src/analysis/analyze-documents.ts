import type { InlineText } from '../inline/inline-text.ts';
import type { MemoryMatch } from '../memory/memory-match.ts';
import { matchBand } from '../memory/rate/match-bands.ts';
import { contextsInFlow, type SourceInContext } from '../memory/rate/source-in-context.ts';
import type { AnalysisLine } from './analysis-line.ts';
import { isNonTranslated } from './is-non-translated.ts';
import { repetitionKey } from './repetition-key.ts';

export interface AnalyzedSegment {
  /** Names the segment in reasons, unique in its document. */
  readonly id: string;
  readonly source: InlineText;
  /** Key of keyed formats. */
  readonly key?: string | undefined;
  /** A form of a plural repeats nothing: languages have different numbers of forms. */
  readonly plural?: boolean;
  /** The file forbids translating it. */
  readonly excluded?: boolean;
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

export interface SegmentPlace {
  /** Position of the document, from 0. */
  readonly document: number;
  readonly segmentId: string;
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
  const firsts = new Map<string, SegmentPlace>();
  return documents.map(({ segments }, document) => {
    const contexts = contextsInFlow(
      segments.map(({ source, key }) => ({ text: source.text, ...(key !== undefined && { key }) })),
    );
    return segments.map((segment, position) => {
      if (segment.excluded || isNonTranslated(segment.source.text))
        return { segmentId: segment.id, line: 'non-translated' };
      const place = { document, segmentId: segment.id };
      const first = firstOccurrence(firsts, segment, place);
      return lineOf({ segment, context: contexts[position], place, first, settings });
    });
  });
}

/** Remembers the place of a text that is new; undefined for a text that is new or repeats nothing. */
function firstOccurrence(
  firsts: Map<string, SegmentPlace>,
  { source, plural }: AnalyzedSegment,
  place: SegmentPlace,
): SegmentPlace | undefined {
  if (plural) return undefined;
  const key = repetitionKey(source);
  const first = firsts.get(key);
  if (first === undefined) firsts.set(key, place);
  return first;
}

interface Counted {
  readonly segment: AnalyzedSegment;
  readonly context: SourceInContext['context'];
  readonly place: SegmentPlace;
  readonly first: SegmentPlace | undefined;
  readonly settings: AnalysisSettings;
}

function lineOf({ segment, context, place, first, settings }: Counted): AnalyzedLine {
  const { id: segmentId, source } = segment;
  const repetition = first && { segmentId, line: repetitionLine(place, first), first };
  if (repetition && settings.repetitionsFirst) return repetition;
  const match = settings.findMatch({ source, context });
  if (match && match.netRate >= 100) return { segmentId, line: exactLine(match), match };
  if (repetition) return repetition;
  return match === undefined
    ? { segmentId, line: 'new' }
    : { segmentId, line: matchBand(match.netRate), match };
}

function repetitionLine(place: SegmentPlace, first: SegmentPlace): AnalysisLine {
  return place.document === first.document ? 'repetition' : 'cross-file-repetition';
}

function exactLine({ netRate, rating }: AnalyzedMatch): AnalysisLine {
  return rating.replacedTarget === undefined ? matchBand(netRate) : 'auto-replace';
}
