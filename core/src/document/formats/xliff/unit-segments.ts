import type { XmlContent, XmlSegment } from '../../bilingual/xml-inline.ts';
import type { TransUnit } from './trans-unit.ts';

/** A source with its target. */
export interface UnitSegment {
  /** Absent where the unit is not segmented. */
  readonly id?: string;
  readonly source: XmlContent | XmlSegment;
  readonly target?: XmlContent | XmlSegment;
}

/**
 * The segments of a unit, in order: those its `seg-source` marks, else the unit itself. A target that is not cut as
 * its source is belongs to the whole.
 */
export function segmentsOf(unit: TransUnit): readonly UnitSegment[] {
  const { segSource, target } = unit;
  const fits = target === undefined || target.segments.length > 0 || isBlank(target);
  if (segSource === undefined || segSource.segments.length === 0 || !fits) return wholeOf(unit);
  const targets = byId(target?.segments ?? []);
  return [...byId(segSource.segments)].map(([id, source]) => {
    const found = targets.get(id);
    return { id, source, ...(found && { target: found }) };
  });
}

function wholeOf({ source, segSource, target }: TransUnit): readonly UnitSegment[] {
  const whole = source ?? segSource;
  return whole === undefined ? [] : [{ source: whole, ...(target && { target }) }];
}

function isBlank({ pieces }: XmlContent): boolean {
  return pieces.every((piece) => piece.kind === 'text' && piece.text.trim() === '');
}

/** Ids that should differ do not always. */
function byId(segments: readonly XmlSegment[]): ReadonlyMap<string, XmlSegment> {
  const found = new Map<string, XmlSegment>();
  for (const segment of segments) {
    let id = segment.id;
    for (let times = 2; found.has(id); times++) id = `${segment.id}~${times}`;
    found.set(id, segment);
  }
  return found;
}
