import { countLetters, countVisible } from '../ooxml/blank.ts';
import type { LookKeys } from './look-keys.ts';
import type { CodePair, InlineNode } from './piece.ts';
import { plainLook, type RunLook } from './run-look.ts';

/** The look most of the text has, in the paragraph (undefined) and in each element of it. */
export type MainLooks = (scope: CodePair | undefined) => RunLook;

interface ScopeLooks {
  readonly parent: CodePair | undefined;
  readonly letters: Map<RunLook, number>;
  /** All that can be seen in texts without a letter: it counts where no text has one. */
  readonly signs: Map<RunLook, number>;
}

type TextNode = InlineNode & { kind: 'text' };

export function chooseMainLooks(nodes: readonly InlineNode[], keys: LookKeys): MainLooks {
  const only = onlyLook(nodes);
  if (only !== undefined) return () => only;
  const fallback = nodes.find((node): node is TextNode => node.kind === 'text')?.look ?? plainLook;
  const main = new Map<CodePair | undefined, RunLook>();
  // A scope without text of its own has the look of the one around it, which stands before it in the map.
  for (const [scope, { parent, letters, signs }] of countLooks(nodes))
    main.set(scope, mainLook(letters.size > 0 ? letters : signs, keys) ?? main.get(parent) ?? fallback);
  return (scope) => main.get(scope) ?? fallback;
}

/** The look all of the text has. */
export function onlyLook(nodes: readonly InlineNode[]): RunLook | undefined {
  let only: RunLook | undefined;
  for (const node of nodes) {
    if (node.kind !== 'text') continue;
    if (only !== undefined && only !== node.look) return undefined;
    only = node.look;
  }
  return only;
}

/** Of the looks a translator can't tell apart and that have most letters together, the one that has most. */
function mainLook(letters: ReadonlyMap<RunLook, number>, keys: LookKeys): RunLook | undefined {
  if (letters.size < 2) return letters.keys().next().value;
  const together = new Map<string, number>();
  for (const [look, count] of letters) {
    const key = keys.spoken(look);
    together.set(key, (together.get(key) ?? 0) + count);
  }
  const most = mostOf(together);
  return mostOf(new Map([...letters].filter(([look]) => keys.spoken(look) === most)));
}

function mostOf<T>(counts: ReadonlyMap<T, number>): T | undefined {
  let most: T | undefined;
  let highest = 0;
  for (const [one, count] of counts) {
    if (count <= highest) continue;
    most = one;
    highest = count;
  }
  return most;
}

function countLooks(nodes: readonly InlineNode[]): ReadonlyMap<CodePair | undefined, ScopeLooks> {
  const root: ScopeLooks = { parent: undefined, letters: new Map(), signs: new Map() };
  const scopes = new Map<CodePair | undefined, ScopeLooks>([[undefined, root]]);
  const open: CodePair[] = [];
  for (const node of nodes) {
    if (node.kind === 'text') countLook(scopes.get(open.at(-1)) ?? root, node);
    else if (node.kind === 'open' && node.pair.nests) {
      scopes.set(node.pair, { parent: open.at(-1), letters: new Map(), signs: new Map() });
      open.push(node.pair);
    } else if (node.kind === 'close' && node.pair.nests) open.pop();
  }
  return scopes;
}

/** White space does not count, so that writing and reading again gives the same. */
function countLook({ letters, signs }: ScopeLooks, { text, look }: TextNode): void {
  const lettersInText = countLetters(text);
  count(letters, look, lettersInText);
  if (lettersInText === 0) count(signs, look, countVisible(text));
}

function count(counts: Map<RunLook, number>, look: RunLook, more: number): void {
  if (more > 0) counts.set(look, (counts.get(look) ?? 0) + more);
}
