import type { ReturnedSegment } from '@transloom/core/document/convert/read-exchange';
import { toMarkup } from '@transloom/core/inline/markup';
import { missingCodes } from '@transloom/core/inline/missing-codes';
import { type GivenSegment, readExchangeId } from './exchange-units.ts';

type Waiting = Pick<
  GivenSegment,
  'id' | 'version' | 'source' | 'target' | 'memoryEntryId' | 'confirmed' | 'locked'
>;

/** A returned translation of a segment. */
export interface ReturnedTranslation {
  readonly segment: Waiting;
  /** Markup. */
  readonly target: string;
  readonly confirmed: boolean;
  /**
   * Version of the segment when it was exported; for a segment found by its text the present version while it is
   * empty.
   */
  readonly baseVersion: number;
}

export interface MatchedReturn {
  readonly found: readonly ReturnedTranslation[];
  /** Number of translations that belong to no present segment of the document. */
  readonly unknown: number;
}

/**
 * Finds the segments translations are of: by the name each was given out with where its text is still the same, else
 * the first that waits with that text. Without a translation nothing is said of a segment.
 */
export function matchReturned(
  segments: readonly Waiting[],
  returned: readonly ReturnedSegment[],
): MatchedReturn {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const named: ReturnedTranslation[] = [];
  const rest: ReturnedSegment[] = [];
  for (const one of returned.filter(({ target }) => target.text.trim() !== '')) {
    const name = readExchangeId(one.id);
    const segment = name && byId.get(name.id);
    const fits = segment?.source === toMarkup(one.source);
    if (!(name && segment && fits)) rest.push(one);
    else if (byId.delete(segment.id)) named.push(translation(segment, one, name.version));
  }
  const byText = findByText([...byId.values()], rest);
  return { found: [...named, ...byText], unknown: rest.length - byText.length };
}

function findByText(
  waiting: readonly Waiting[],
  returned: readonly ReturnedSegment[],
): readonly ReturnedTranslation[] {
  const bySource = Map.groupBy(waiting, ({ source }) => source);
  return returned.flatMap((one) => {
    const segment = bySource.get(toMarkup(one.source))?.shift();
    if (segment === undefined) return [];
    return [translation(segment, one, segment.target === '' ? segment.version : -1)];
  });
}

/**
 * Another program need not say how far a text is that it left as it was. What lost codes on the way is looked at by
 * somebody, whatever it is called.
 */
function translation(segment: Waiting, { source, target, state }: ReturnedSegment, version: number) {
  const markup = toMarkup(target);
  const isWhole = missingCodes(source, target).length === 0;
  const done = isWhole && (state === 'translated' || state === 'reviewed');
  const confirmed = done || (markup === segment.target && segment.confirmed);
  return { segment, target: markup, confirmed, baseVersion: version };
}
