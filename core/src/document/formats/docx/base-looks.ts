import type { StyleRun } from '../../../inline/inline-text.ts';
import { countVisible, isBlank } from '../ooxml/blank.ts';
import { scriptFamilies } from '../ooxml/scripts.ts';
import type { CodePair, InlineNode } from './piece.ts';
import { formatKey, plainLook, plainStyle, type RunLook, type RunStyle } from './run-look.ts';

/** The look most of the text has, in the paragraph and in each element of it; other looks become codes. */
export interface BaseLooks {
  /** Common to all of the text. */
  readonly style: RunStyle;
  lookOf(scope: CodePair | undefined): RunLook;
  keyOf(look: RunLook): string;
  isInvisibleOnSpace(look: RunLook): boolean;
  /** What distinguishes this text from the common style. */
  styleRun(look: RunLook, start: number, end: number): StyleRun | undefined;
}

interface ScopeLooks {
  readonly parent: CodePair | undefined;
  /** By key: letters and the first look. */
  readonly looks: Map<string, { letters: number; readonly look: RunLook }>;
}

type TextNode = InlineNode & { kind: 'text' };
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

export function chooseBaseLooks(nodes: readonly InlineNode[]): BaseLooks {
  const texts = nodes.filter((node): node is TextNode => node.kind === 'text');
  const scripts = scriptFamilies(texts.map(({ text }) => text).join(''));
  const keys = new Map<RunLook, string>();
  const keyOf = (look: RunLook): string => {
    const key = keys.get(look) ?? formatKey(look, scripts);
    keys.set(look, key);
    return key;
  };
  const fallback = texts[0]?.look ?? plainLook;
  const looks = mainLooks(collectLooks(nodes, keyOf), fallback);
  const style = commonStyle(texts);
  return {
    style,
    keyOf,
    lookOf: (scope) => looks.get(scope) ?? fallback,
    isInvisibleOnSpace: (look) => !look.others.some(({ name }) => seenOnSpace.has(name)),
    styleRun: (look, start, end) => styleRun(style, look.style, start, end),
  };
}

function collectLooks(nodes: readonly InlineNode[], keyOf: (look: RunLook) => string) {
  const root: ScopeLooks = { parent: undefined, looks: new Map() };
  const scopes = new Map<CodePair | undefined, ScopeLooks>([[undefined, root]]);
  const open: CodePair[] = [];
  for (const node of nodes) {
    if (node.kind === 'text') countLook(scopes.get(open.at(-1)) ?? root, node, keyOf);
    else if (node.kind === 'open' && node.pair.nests) {
      scopes.set(node.pair, { parent: open.at(-1), looks: new Map() });
      open.push(node.pair);
    } else if (node.kind === 'close' && node.pair.nests) open.pop();
  }
  return scopes;
}

/** White space does not count, so that writing and reading again gives the same base. */
function countLook({ looks }: ScopeLooks, { text, look }: TextNode, keyOf: (look: RunLook) => string): void {
  const letters = countVisible(text);
  if (letters === 0) return;
  const known = looks.get(keyOf(look));
  if (known === undefined) looks.set(keyOf(look), { letters, look });
  else known.letters += letters;
}

/** A scope without text of its own has the look of the one around it, which stands before it in the map. */
function mainLooks(scopes: ReadonlyMap<CodePair | undefined, ScopeLooks>, fallback: RunLook) {
  const main = new Map<CodePair | undefined, RunLook>();
  for (const [scope, { parent, looks }] of scopes) {
    let most: { letters: number; readonly look: RunLook } | undefined;
    for (const look of looks.values()) if (look.letters > (most?.letters ?? 0)) most = look;
    main.set(scope, most?.look ?? main.get(parent) ?? fallback);
  }
  return main;
}

function commonStyle(texts: readonly TextNode[]): RunStyle {
  const spoken = texts.filter(({ text }) => !isBlank(text)).map(({ look }) => look.style);
  const [first] = spoken;
  if (first === undefined) return plainStyle;
  const underlined = spoken.every(
    (style) => style.underline && style.underlineColor === first.underlineColor,
  );
  return {
    bold: spoken.every((style) => style.bold),
    italic: spoken.every((style) => style.italic),
    underline: underlined,
    ...(underlined && first.underlineColor !== undefined && { underlineColor: first.underlineColor }),
  };
}

function styleRun(base: RunStyle, style: RunStyle, start: number, end: number): StyleRun | undefined {
  const bold = style.bold && !base.bold;
  const italic = style.italic && !base.italic;
  const underline = style.underline && !base.underline;
  if (!bold && !italic && !underline) return undefined;
  const { underlineColor } = style;
  return {
    start,
    end,
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && { underline: 'SINGLE' as const }),
    ...(underline && underlineColor !== undefined && { underlineColor }),
  };
}
