import type { InlineCodeDetails } from '../inline/inline-text.ts';
import type { InlineToken, MarkToken, PlaceholderToken } from './inline-token.ts';

/**
 * Fewer codes for the translator, the same bytes: pairs that open and close together become one pair, and a pair
 * around nothing but a placeholder becomes one placeholder.
 */
export function mergeTokens(
  tokens: readonly InlineToken[],
  { collapse }: { readonly collapse: boolean },
): readonly InlineToken[] {
  const merged: (InlineToken | undefined)[] = [];
  const opens = new Map<number, number>();
  for (const token of collapse ? withoutSecondSpaces(tokens) : tokens) {
    if (token.kind === 'open' && token.pair !== undefined) opens.set(token.pair, merged.length);
    if (!isMergeable(token) || token.kind !== 'close' || !mergeClose(merged, opens, token))
      merged.push(token);
  }
  return merged.filter((token) => token !== undefined);
}

/** White space after white space means nothing, also where a mark stands between the two. */
export function withoutSecondSpaces(tokens: readonly InlineToken[]): readonly InlineToken[] {
  let afterSpace = true;
  return tokens.filter((token) => {
    if (token.kind === 'open' || token.kind === 'close') return true;
    const collapses = token.kind === 'text' && token.literal !== true;
    if (collapses && /^[ \t\r\n\f]*$/.test(token.text) && afterSpace) return false;
    afterSpace = collapses && /[ \t\r\n\f]$/.test(token.text);
    return true;
  });
}

/** Styles are looks of the text, and a mark with a written form of its own can't be joined to another. */
function isMergeable(token: InlineToken | undefined): token is MarkToken {
  if (token?.kind !== 'open' && token?.kind !== 'close') return false;
  return token.pair !== undefined && token.style === undefined && token.native === undefined;
}

type Merging = (InlineToken | undefined)[];

/** Whether the closing mark went into what stands before it. */
function mergeClose(merged: Merging, opens: ReadonlyMap<number, number>, close: MarkToken): boolean {
  const openIndex = opens.get(close.pair ?? -1) ?? -1;
  const open = merged[openIndex];
  const before = merged.at(-1);
  if (!isMergeable(open) || before === undefined) return false;
  if (before.kind === 'placeholder' && openIndex === merged.length - 2) {
    merged.length = openIndex;
    merged.push(mergePlaceholder(open, before, close));
    return true;
  }
  return mergePair(merged, { open, openIndex, innerIndex: opens.get(pairOf(before)) ?? -1 }, close);
}

interface Outer {
  readonly open: MarkToken;
  readonly openIndex: number;
  /** Where the pair that closes right before opens. */
  readonly innerIndex: number;
}

function mergePair(merged: Merging, { open, openIndex, innerIndex }: Outer, close: MarkToken): boolean {
  const inner = merged[innerIndex];
  const innerClose = merged.at(-1);
  if (innerIndex !== openIndex + 1 || !isMergeable(inner) || !isMergeable(innerClose)) return false;
  const pair = pairOf(open);
  merged[openIndex] = { ...join(open, inner), kind: 'open', pair };
  merged[innerIndex] = undefined;
  merged[merged.length - 1] = { ...join(innerClose, close), kind: 'close', pair };
  return true;
}

function pairOf(token: InlineToken): number {
  return token.kind === 'close' || token.kind === 'open' ? (token.pair ?? -1) : -1;
}

function mergePlaceholder(open: MarkToken, inner: PlaceholderToken, close: MarkToken): PlaceholderToken {
  const around = join(join(open, inner), close);
  const { equivalent } = inner.details;
  const details = {
    ...around.details,
    type: inner.details.type,
    ...(equivalent !== undefined && { equivalent }),
  };
  return { ...around, kind: 'placeholder', details, speaks: inner.speaks ?? false };
}

interface Joined {
  readonly start: number;
  readonly end: number;
  readonly details: InlineCodeDetails;
  readonly splices: NonNullable<MarkToken['splices']>;
}

function join(first: Joined | MarkToken, second: MarkToken | PlaceholderToken): Joined {
  const required = first.details.required === true || second.details.required === true;
  const type = first.details.type === 'format' ? second.details.type : first.details.type;
  const display =
    second.kind === 'close' ? first.details.display : joinDisplay(first.details, second.details);
  return {
    start: first.start,
    end: second.end,
    details: { type, ...(display !== undefined && { display }), ...(required && { required }) },
    splices: [...(first.splices ?? []), ...(second.splices ?? [])],
  };
}

function joinDisplay(first: InlineCodeDetails, second: InlineCodeDetails): string | undefined {
  const both = [first.display, second.display].filter(Boolean).join(' ');
  return both === '' ? undefined : both;
}
