import type { SegmentContext } from './source-in-context.ts';

/**
 * How neighbours and keys raise an exact match; a project chooses one.
 * - `neighbours`: one equal neighbour 101, both 102; with keys on both sides, key and neighbours all equal
 *   102, some of them 101.
 * - `flow-or-key` (memoQ): both neighbours or the key 101, both and the key 102.
 * - `flow` (Phrase): both neighbours, or the key of a keyed format, 101.
 * - `previous` (Trados): the sentence before 101.
 */
export const contextModes = ['neighbours', 'flow-or-key', 'flow', 'previous'] as const;

export type ContextMode = (typeof contextModes)[number];

export type ContextPart = 'previous' | 'next' | 'key';

/** The equal parts of two contexts. A neighbor that both lack, at the edge of a document, is equal. */
export function equalContext(
  first: SegmentContext | undefined,
  second: SegmentContext | undefined,
): readonly ContextPart[] {
  if (first === undefined || second === undefined) return [];
  const parts: ContextPart[] = [];
  if (first.previous === second.previous) parts.push('previous');
  if (first.next === second.next) parts.push('next');
  if (first.key !== undefined && first.key === second.key) parts.push('key');
  return parts;
}

/** 100, 101 or 102. `keyed`: both segments have a key, so that it must be equal for the full rate. */
export function contextRate(mode: ContextMode, equal: readonly ContextPart[], keyed: boolean): number {
  const key = equal.includes('key');
  const flow = equal.includes('previous') && equal.includes('next');
  switch (mode) {
    case 'neighbours':
      return 100 + Math.min(1, equal.length) + Number(flow && (key || !keyed));
    case 'flow-or-key':
      return 100 + Number(flow) + Number(key);
    case 'flow':
      return 100 + Number(keyed ? key : flow);
    case 'previous':
      return 100 + Number(equal.includes('previous'));
  }
}
