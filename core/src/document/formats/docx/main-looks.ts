import { countLetters, countVisible } from '../ooxml/blank.ts';
import type { LookKeys } from './look-keys.ts';
import type { CodePair, InlineNode } from './piece.ts';
import { plainLook, type RunLook } from './run-look.ts';

/** The look most of the text has, in the paragraph (undefined) and in each element of it. */
export type MainLooks = (scope: CodePair | undefined) => RunLook;

interface LookTexts {
  readonly look: RunLook;
  readonly texts: string[];
  /** Of the texts together. */
  length: number;
}

interface ScopeLooks {
  readonly parent: CodePair | undefined;
  readonly looks: Map<RunLook, LookTexts>;
}

type TextNode = InlineNode & { kind: 'text' };

export function chooseMainLooks(nodes: readonly InlineNode[], keys: LookKeys): MainLooks {
  const only = onlyLook(nodes);
  if (only !== undefined) return () => only;
  const fallback = nodes.find((node): node is TextNode => node.kind === 'text')?.look ?? plainLook;
  const main = new Map<CodePair | undefined, RunLook>();
  // A scope without text of its own has the look of the one around it, which stands before it in the map.
  for (const [scope, { parent, looks }] of textsByLook(nodes)) {
    const texts = [...looks.values()];
    const look = mainLook(texts, keys, countLetters) ?? mainLook(texts, keys, countVisible);
    main.set(scope, look ?? main.get(parent) ?? fallback);
  }
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

/**
 * Of the looks a translator can't tell apart and that have most letters together, the one that has most. White space
 * does not count, so that writing and reading again gives the same.
 */
function mainLook(
  texts: readonly LookTexts[],
  keys: LookKeys,
  count: (text: string) => number,
): RunLook | undefined {
  const counted = new Map<LookTexts, number>();
  const countOf = (one: LookTexts): number => {
    const known = counted.get(one) ?? one.texts.reduce((sum, text) => sum + count(text), 0);
    counted.set(one, known);
    return known;
  };
  const alike = Map.groupBy(texts, ({ look }) => keys.spoken(look));
  const most = mostOf([...alike.values()], countOf) ?? [];
  const [main] =
    mostOf(
      most.map((one) => [one]),
      countOf,
    ) ?? [];
  return main?.look;
}

/**
 * The texts that have most together, of several the first; undefined where all have nothing. The longest are counted
 * first, and no further than until the others can't have more.
 */
function mostOf(
  candidates: readonly (readonly LookTexts[])[],
  countOf: (one: LookTexts) => number,
): readonly LookTexts[] | undefined {
  const measured = candidates
    .map((texts, place) => ({ texts, place, length: total(texts, lengthOf) }))
    .sort((a, b) => b.length - a.length);
  let most: (typeof measured)[number] | undefined;
  let highest = 0;
  for (const [index, one] of measured.entries()) {
    if (one.length < highest) break;
    const own = total(one.texts, countOf, Math.max(highest, measured[index + 1]?.length ?? 0));
    const first = own === highest && most !== undefined && one.place < most.place;
    if (own <= highest && !first) continue;
    most = one;
    highest = own;
  }
  return most?.texts;
}

/** Of as many as it takes to be more than enough. */
function total(
  texts: readonly LookTexts[],
  measure: (one: LookTexts) => number,
  enough = Number.POSITIVE_INFINITY,
): number {
  let sum = 0;
  for (const one of texts) {
    sum += measure(one);
    if (sum > enough) break;
  }
  return sum;
}

function lengthOf({ length }: LookTexts): number {
  return length;
}

function textsByLook(nodes: readonly InlineNode[]): ReadonlyMap<CodePair | undefined, ScopeLooks> {
  const root: ScopeLooks = { parent: undefined, looks: new Map() };
  const scopes = new Map<CodePair | undefined, ScopeLooks>([[undefined, root]]);
  const open: CodePair[] = [];
  for (const node of nodes) {
    if (node.kind === 'text') addText(scopes.get(open.at(-1)) ?? root, node);
    else if (node.kind === 'open' && node.pair.nests) {
      scopes.set(node.pair, { parent: open.at(-1), looks: new Map() });
      open.push(node.pair);
    } else if (node.kind === 'close' && node.pair.nests) open.pop();
  }
  return scopes;
}

function addText({ looks }: ScopeLooks, { text, look }: TextNode): void {
  const own = looks.get(look) ?? { look, texts: [], length: 0 };
  if (own.length === 0) looks.set(look, own);
  own.texts.push(text);
  own.length += text.length;
}
