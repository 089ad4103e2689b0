import type { XliffSegment, XliffUnit } from '@transloom/core/document/convert/xliff-document';
import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { storedCodes } from '../segments/stored-codes.ts';

/** The part of a stored segment that other programs get. */
export interface GivenSegment {
  readonly id: string;
  readonly version: number;
  /** From 1. */
  readonly number: number;
  readonly unitId: string;
  readonly unitKey: string | null;
  readonly startsUnit: boolean;
  readonly spanStart: number;
  readonly spanEnd: number;
  readonly source: string;
  readonly target: string;
  readonly memoryEntryId: string | null;
  readonly codes: unknown;
  readonly confirmed: boolean;
  readonly locked: boolean;
}

/** Segments of a document as units of XLIFF; each has its id, so that it is recognized when it comes back. */
export function exchangeUnits(segments: readonly GivenSegment[]): readonly XliffUnit[] {
  const units: GivenSegment[][] = [];
  for (const segment of segments) {
    const unit = units.at(-1);
    if (unit === undefined || segment.startsUnit) units.push([segment]);
    else unit.push(segment);
  }
  return units.map(unitOf);
}

function unitOf(segments: readonly GivenSegment[]): XliffUnit {
  const [first] = segments;
  return {
    name: first?.unitKey ?? first?.unitId ?? '',
    codes: storedCodes(first?.codes ?? {}),
    resegmentable: false,
    translatable: !segments.every(({ locked }) => locked),
    parts: segments.flatMap((segment, i) => {
      const before = segments[i - 1];
      const hasGap = before !== undefined && segment.spanStart > before.spanEnd;
      return hasGap ? [plainInline(' '), segmentOf(segment)] : [segmentOf(segment)];
    }),
  };
}

function segmentOf({ id, version, source, target, confirmed }: GivenSegment): XliffSegment {
  const translation = target === '' ? {} : { target: fromMarkup(target) };
  const state = confirmed ? 'translated' : 'draft';
  return { id: exchangeId({ id, version }), source: fromMarkup(source), state, ...translation };
}

export interface ExchangeId {
  readonly id: string;
  /** Version of the segment when it was exported. */
  readonly version: number;
}

/** The name by which a segment is known when it comes back. */
export function exchangeId({ id, version }: ExchangeId): string {
  return `${id}.${version}`;
}

/** Undefined for a name somebody else gave. */
export function readExchangeId(name: string): ExchangeId | undefined {
  const [, id, version] = /^([0-9a-f-]{36})\.(\d{1,9})$/.exec(name) ?? [];
  return id === undefined ? undefined : { id, version: Number(version) };
}
