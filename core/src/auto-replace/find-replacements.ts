import type { Replacement } from './auto-replace-kind.ts';
import { type MomentSpan, momentSpans } from './moment-spans.ts';
import { carriedNumberSpans, type NumberSpan } from './number-spans.ts';
import { unitBeside } from './unit-beside.ts';

interface Texts {
  /** The source of a memory entry. */
  readonly knownSource: string;
  /** The source at hand: the same but for its numbers, dates and times. */
  readonly source: string;
}

/** The parts in which two sources differ, each once, in the order of the source. Parts are paired by position. */
export function findReplacements({ knownSource, source }: Texts): readonly Replacement[] {
  const [known, present] = [momentSpans(knownSource), momentSpans(source)];
  const areMoments =
    known.length === present.length && known.every(({ kind }, i) => kind === present[i]?.kind);
  const moments = areMoments ? present : [];
  const all = [
    ...moments.map((is, i) => ({ at: is.start, replacement: ofMoment(known[i] ?? is, is) })),
    ...ofNumbers({ knownSource, source }, areMoments ? known : [], moments),
  ];
  const found = all
    .filter(({ replacement: { was, is } }) => was !== is)
    .sort((a, b) => a.at - b.at)
    .map(({ replacement }) => replacement);
  return found.filter(
    (one, i) =>
      found.findIndex(({ kind, was, is }) => kind === one.kind && was === one.was && is === one.is) === i,
  );
}

function ofMoment({ kind, written: was }: MomentSpan, { written: is }: MomentSpan): Replacement {
  return { kind, was, is };
}

function ofNumbers(
  { knownSource, source }: Texts,
  knownMoments: readonly MomentSpan[],
  moments: readonly MomentSpan[],
) {
  const known = outside(knownSource, knownMoments);
  return outside(source, moments).flatMap((is, i) => {
    const was = known[i];
    return was === undefined
      ? []
      : [{ at: is.start, replacement: ofNumber(was, is, unitBeside(source, is)) }];
  });
}

function ofNumber({ written: was }: NumberSpan, { written: is }: NumberSpan, unit?: string): Replacement {
  return unit === undefined ? { kind: 'number', was, is } : { kind: 'unit', was, is, unit };
}

function outside(text: string, moments: readonly MomentSpan[]): readonly NumberSpan[] {
  return carriedNumberSpans(text).filter(
    (span) => !moments.some(({ start, end }) => span.start >= start && span.end <= end),
  );
}
