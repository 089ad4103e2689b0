import { isBlank } from '../ooxml/blank.ts';
import type { LookKeys } from './look-keys.ts';
import { onlyLook } from './main-looks.ts';
import type { CodePair, InlineNode } from './piece.ts';
import type { RunLook } from './run-look.ts';

type TextNode = InlineNode & { kind: 'text' };

/** Neighbors in one element that look the same. */
export interface Stretch {
  readonly key: string;
  readonly first: TextNode;
  readonly last: TextNode;
  readonly text: string;
}

export type StretchesByScope = ReadonlyMap<CodePair | undefined, readonly Stretch[]>;

/** The stretches whose look is a code where it is not that of the text around. */
export function findStretches(nodes: readonly InlineNode[], keys: LookKeys): StretchesByScope {
  const scopes = new Map<CodePair | undefined, readonly Stretch[]>();
  if (onlyLook(nodes) !== undefined) return scopes;
  for (const [scope, all] of allStretches(nodes, keys)) {
    const usual = usualLook(all, keys);
    const words = without(all, ({ text, first }) => isPunctuation(text) && keys.firm(first.look) === usual);
    scopes.set(scope, without(words, isSilentSpace));
  }
  return scopes;
}

/** The look that most stretches of words have, not most letters, as a translation has others; of several the first. */
function usualLook(all: readonly Stretch[], keys: LookKeys): string | undefined {
  const counts = new Map<string, number>();
  for (const { first } of without(all, ({ text }) => !word.test(text))) {
    const look = keys.firm(first.look);
    counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((look) => counts.get(look) === most);
}

const word = /[\p{L}\p{N}]/u;

/** Signs without a letter or a digit, also where they stand alone. */
export function isPunctuation(text: string): boolean {
  return /^[\p{P}\p{S}\s\p{Cf}]+$/u.test(text) && !isBlank(text);
}

function allStretches(
  nodes: readonly InlineNode[],
  keys: LookKeys,
): ReadonlyMap<CodePair | undefined, Stretch[]> {
  const scopes = new Map<CodePair | undefined, Stretch[]>();
  const open: CodePair[] = [];
  for (const node of nodes) {
    if (node.kind === 'open' && node.pair.nests) open.push(node.pair);
    else if (node.kind === 'close' && node.pair.nests) open.pop();
    else if (node.kind === 'text') {
      const stretches = scopes.get(open.at(-1)) ?? [];
      scopes.set(open.at(-1), stretches);
      append(stretches, { key: keys.spoken(node.look), first: node, last: node, text: node.text });
    }
  }
  return scopes;
}

/** What is quiet goes, and what it kept apart grows together. */
function without(stretches: readonly Stretch[], isQuiet: (stretch: Stretch) => boolean): readonly Stretch[] {
  if (!stretches.some(isQuiet)) return stretches;
  const loud: Stretch[] = [];
  for (const stretch of stretches) if (!isQuiet(stretch)) append(loud, stretch);
  return loud;
}

function append(stretches: Stretch[], stretch: Stretch): void {
  const before = stretches.at(-1);
  if (before?.key !== stretch.key) stretches.push(stretch);
  else stretches.splice(-1, 1, { ...before, last: stretch.last, text: before.text + stretch.text });
}

/** White space that looks like no word beside it, in a way that can't be seen on white space. */
function isSilentSpace({ text, first }: Stretch): boolean {
  return isBlank(text) && isInvisibleOnSpace(first.look);
}

const seenOnSpace = new Set([
  'w:highlight',
  'w:shd',
  'w:bdr',
  'w:u',
  'w:strike',
  'w:dstrike',
  'w:em',
  'w:effect',
]);

function isInvisibleOnSpace({ others }: RunLook): boolean {
  return !others.some(({ name }) => seenOnSpace.has(name));
}
