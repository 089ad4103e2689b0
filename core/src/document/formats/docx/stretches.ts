import { isBlank } from '../ooxml/blank.ts';
import type { LookKeys } from './look-keys.ts';
import { type MainLooks, onlyLook } from './main-looks.ts';
import type { CodePair, InlineNode } from './piece.ts';
import type { RunLook } from './run-look.ts';

type TextNode = InlineNode & { kind: 'text' };

/** Neighbors in one element that look the same. */
export interface Stretch {
  readonly key: string;
  readonly first: TextNode;
  last: TextNode;
  text: string;
}

export type StretchesByScope = ReadonlyMap<CodePair | undefined, readonly Stretch[]>;

/** The stretches whose look is a code where it is not that of the text around. */
export function findStretches(
  nodes: readonly InlineNode[],
  keys: LookKeys,
  main: MainLooks,
): StretchesByScope {
  const scopes = new Map<CodePair | undefined, readonly Stretch[]>();
  if (onlyLook(nodes) !== undefined) return scopes;
  for (const [scope, all] of allStretches(nodes, keys)) {
    const firm = keys.firm(main(scope));
    const words = without(all, ({ text, first }) => isPunctuation(text) && keys.firm(first.look) === firm);
    scopes.set(scope, without(words, isSilentSpace));
  }
  return scopes;
}

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
  if (before?.key === stretch.key) {
    before.last = stretch.last;
    before.text += stretch.text;
  } else stretches.push(stretch);
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
