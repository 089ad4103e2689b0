import { isMachineName, isNameBetween, mayHoldName, placesOfName } from '../../../text/machine-names.ts';
import { isBlank } from '../ooxml/blank.ts';
import type { LookKeys } from './look-keys.ts';
import { onlyLook } from './main-looks.ts';
import type { CodePair, InlineNode } from './piece.ts';

/** What is no code, since it is found again in a translation by the name it is on. */
export interface KeptNames {
  readonly links: ReadonlySet<CodePair>;
  readonly texts: ReadonlySet<InlineNode>;
}

/** Neighbors in one element that look the same. */
interface Run {
  readonly scope: CodePair | undefined;
  readonly seen: string;
  readonly start: number;
  text: string;
  readonly nodes: InlineNode[];
  /** Whether the element begins with it. */
  readonly first: boolean;
  /** Where it is all that stands in a link. */
  link: CodePair | undefined;
}

const noNames: KeptNames = { links: new Set(), texts: new Set() };

/**
 * Names of machines with a look or a link of their own, where the name has the same at every place: nobody translates
 * it, so that the name itself shows where they go. A look is compared only with that of other text beside it.
 */
export function findKeptNames(nodes: readonly InlineNode[], keys: LookKeys): KeptNames {
  if (onlyLook(nodes) !== undefined && !nodes.some(isLinkStart)) return noNames;
  if (!mayHoldName(textOf(nodes.filter(isOneWord)))) return noNames;
  const text = textOf(nodes);
  const runs = findRuns(nodes, keys);
  const kept = alikeEverywhere(runs.filter(isNamed), text);
  if (kept.size === 0) return noNames;
  const rest = runs.filter((run) => !kept.has(run) && !isBlank(run.text));
  const mixed = new Set(rest.map(({ scope }) => scope));
  const links = [...kept].flatMap(({ link }) => link ?? []);
  const looks = [...kept].filter(({ link, scope }) => link === undefined && mixed.has(scope));
  return { links: new Set(links), texts: new Set(looks.flatMap((run) => run.nodes)) };
}

function textOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : '')).join('');
}

/** As all parts of a name are, since no name has a space in it. */
function isOneWord(node: InlineNode): boolean {
  return node.kind === 'text' && !/\s/.test(node.text.trim());
}

function isLinkStart(node: InlineNode): boolean {
  return node.kind === 'open' && node.pair.destination !== undefined;
}

/** A link goes around its name exactly; space in the look of a name is no loss. */
function isNamed({ text, link }: Run): boolean {
  return isMachineName(link === undefined ? text.trim() : text);
}

/** Those that are found as they are, and at no other place of the text. */
function alikeEverywhere(named: readonly Run[], text: string): ReadonlySet<Run> {
  const kept = new Set<Run>();
  for (const [name, runs] of Map.groupBy(named, (run) => run.text.trim())) {
    const starts = runs.map((run) => run.start + run.text.indexOf(name));
    const everywhere = placesOfName(name, text).join() === starts.join();
    const whole = starts.every((start) => isNameBetween(text, { start, end: start + name.length }));
    if (everywhere && whole && runs.every((run) => isAlike(run, runs[0])))
      for (const run of runs) kept.add(run);
  }
  return kept;
}

function isAlike(a: Run, b: Run | undefined): boolean {
  if (a.seen !== b?.seen || a.link?.destination !== b.link?.destination) return false;
  return a.link !== undefined || a.scope === b.scope;
}

interface Finding {
  readonly runs: Run[];
  /** Elements that are open, the innermost last. */
  readonly open: CodePair[];
  /** The run that may go on. */
  current: Run | undefined;
  /** Whether an element has just begun. */
  begun: boolean;
  length: number;
}

function findRuns(nodes: readonly InlineNode[], keys: LookKeys): readonly Run[] {
  const finding: Finding = { runs: [], open: [], current: undefined, begun: false, length: 0 };
  for (const node of nodes)
    if (node.kind === 'text') addText(finding, node, keys.seen(node.look));
    else if (node.kind !== 'hidden') endRun(finding, node);
  return finding.runs;
}

function addText(finding: Finding, node: InlineNode & { kind: 'text' }, seen: string): void {
  const { runs, open, begun, length } = finding;
  let run = finding.current;
  if (run?.seen !== seen) {
    run = { scope: open.at(-1), seen, start: length, text: '', nodes: [], first: begun, link: undefined };
    runs.push(run);
  }
  run.text += node.text;
  run.nodes.push(node);
  finding.current = run;
  finding.begun = false;
  finding.length += node.text.length;
}

function endRun(finding: Finding, node: Exclude<InlineNode, { kind: 'text' | 'hidden' }>): void {
  if (node.kind === 'open' && node.pair.nests) finding.open.push(node.pair);
  if (node.kind === 'close' && node.pair.nests) closeElement(finding, node.pair);
  finding.begun = node.kind === 'open';
  finding.current = undefined;
}

function closeElement({ open, current }: Finding, pair: CodePair): void {
  open.pop();
  if (current?.first && current.scope === pair && pair.destination !== undefined) current.link = pair;
}
