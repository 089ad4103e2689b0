import type { BlockRegion, RegionText } from '../../masking/code-region.ts';
import { readFrontMatterBlock } from './front-matter-block.ts';
import { linesOf, type MarkdownLine } from './markdown-line.ts';
import { isModuleLine } from './module-line.ts';

/** What the lines of a file say of its blocks. */
export interface BlockScan {
  readonly blocks: readonly BlockRegion[];
  /** Stretches that may hold text: neither code nor directives nor front matter. */
  readonly textual: readonly { readonly start: number; readonly end: number }[];
}

/**
 * Finds the lines of a Markdown file that belong to programs: front matter, marks of admonitions, formulas, imports of
 * MDX. Code between fences is left to the parser and is not looked into.
 */
export function scanBlocks(raw: string): BlockScan {
  const lines = linesOf(raw);
  const blocks: BlockRegion[] = [];
  const textual: { start: number; end: number }[] = [];
  let index = 0;
  while (index < lines.length) {
    const found = blockAt(lines, index);
    if (found === undefined) {
      const line = lines[index];
      if (line !== undefined) textual.push({ start: line.start, end: line.end });
      index++;
      continue;
    }
    if (found.region !== undefined) blocks.push(found.region);
    index = found.next;
  }
  return { blocks, textual };
}

interface FoundBlock {
  /** Absent for code, which the parser knows. */
  readonly region?: BlockRegion;
  /** Index of the line behind it. */
  readonly next: number;
}

function blockAt(lines: readonly MarkdownLine[], index: number): FoundBlock | undefined {
  const line = lines[index];
  if (line === undefined) return undefined;
  return (
    (index === 0 ? readFrontMatterBlock(lines) : undefined) ??
    fencedCode(lines, index) ??
    formula(lines, index) ??
    moduleLines(lines, index) ??
    directive(lines, index)
  );
}

/** White space, marks of quotes and of the list item that begins here. */
const prefix = String.raw`^[ \t]*(?:>[ \t]*)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?`;
const fenceStart = new RegExp(`${prefix}(\`{3,}(?=[^\`]*$)|~{3,})`);
const longestBlock = 2_000;

function fencedCode(lines: readonly MarkdownLine[], index: number): FoundBlock | undefined {
  const mark = fenceStart.exec(lines[index]?.text ?? '')?.[1];
  if (mark === undefined) return undefined;
  const closing = new RegExp(String.raw`^[ \t>]*\${mark.charAt(0)}{${mark.length},}[ \t]*$`);
  const end = lines.findIndex(({ text }, i) => i > index && closing.test(text));
  return { next: end === -1 ? lines.length : end + 1 };
}

const formulaStart = new RegExp(String.raw`${prefix}(?:\$\$|\\\[|\\begin\{(\w+\*?)\})`);

function formula(lines: readonly MarkdownLine[], index: number): FoundBlock | undefined {
  const { text = '' } = lines[index] ?? {};
  const match = formulaStart.exec(text);
  if (match === null) return undefined;
  const [opening, environment] = match;
  const rest = text.slice(opening.length);
  const mark = opening.endsWith('$$') ? '$$' : environment === undefined ? '\\]' : `\\end{${environment}}`;
  if (rest.trimEnd().endsWith(mark)) return blockOf(lines, index, index);
  if (mark !== `\\end{${environment ?? ''}}` && rest.includes(mark)) return undefined;
  const end = lines.findIndex(
    ({ text: later }, i) => i > index && i <= index + longestBlock && later.trimEnd().endsWith(mark),
  );
  return end === -1 ? undefined : blockOf(lines, index, end);
}

/** Imports and exports go on to an empty line at which no bracket is open. */
function moduleLines(lines: readonly MarkdownLine[], index: number): FoundBlock | undefined {
  if (!isModuleLine(lines[index]?.text ?? '') || !mayBeginModule(lines[index - 1]?.text)) return undefined;
  let depth = 0;
  for (let i = index; i < lines.length && i < index + longestBlock; i++) {
    const { text: line = '' } = lines[i] ?? {};
    if (line.trim() === '' && depth <= 0) return blockOf(lines, index, i - 1);
    depth += (line.match(/[([{]/g)?.length ?? 0) - (line.match(/[)\]}]/g)?.length ?? 0);
  }
  return depth <= 0 ? blockOf(lines, index, lines.length - 1) : undefined;
}

/** At the beginning of the file, after an empty line or after front matter. */
function mayBeginModule(before = ''): boolean {
  return before.trim() === '' || /^(?:---|\+\+\+)\s*$/.test(before);
}

function blockOf(lines: readonly MarkdownLine[], first: number, last: number): FoundBlock {
  const [start, end] = [lines[first]?.start ?? 0, lines[last]?.end ?? 0];
  return { region: { start, end, reads: '', texts: [] }, next: last + 1 };
}

/** A mark alone in its line, with the place of a title in its named group. */
interface Directive {
  readonly pattern: RegExp;
  readonly quote: string;
  /** Whether what belongs to it is indented by four below. */
  readonly indents?: boolean;
}

const directives: readonly Directive[] = [
  // :::tip My tip, :::note[My title], ::: {.callout}, :::
  {
    pattern:
      /^(?<before>[ \t]*(?:>[ \t]*)*):{3,}[ \t]*\{?[\w-]*\}?\[(?<title>[^\]\n]*)\](?:\{[^}]*\})?[ \t]*$/d,
    quote: '',
  },
  {
    pattern:
      /^(?<before>[ \t]*(?:>[ \t]*)*):{3,}[ \t]*(?:\{[^}]*\}|[\w-]+(?:\{[^}]*\})?)?(?:[ \t]+(?<title>[^\s{].*?))?(?:[ \t]*\{[^}]*\})?[ \t]*$/d,
    quote: '',
  },
  // !!! note "Title", ??? tip, === "Tab"
  {
    pattern:
      /^(?<before>[ \t]*)(?:!!!|\?\?\?\+?)[ \t]+[\w-]+(?:[ \t]+[\w-]+)*[ \t]*(?:"(?<title>[^"]*)")?[ \t]*$/d,
    quote: '"',
    indents: true,
  },
  { pattern: /^(?<before>[ \t]*)===[!+]?[ \t]+"(?<title>[^"]*)"[ \t]*$/d, quote: '"', indents: true },
  // > [!NOTE], > [!tip]- Title
  { pattern: /^(?<before>[ \t]*(?:>[ \t]*)+)\[![\w-]+\][+-]?(?:[ \t]+(?<title>.*?))?[ \t]*$/d, quote: '' },
  { pattern: /^(?<before>[ \t]*)(?:-{1,2}8<-{1,2}(?:[ \t].*)?|\[\[?_?TOC_?\]\]?)[ \t]*$/di, quote: '' },
];

function directive(lines: readonly MarkdownLine[], index: number): FoundBlock | undefined {
  const { text = '', start = 0, end = 0 } = lines[index] ?? {};
  if (!/[:!?=<\]]/.test(text)) return undefined;
  for (const { pattern, quote, indents = false } of directives) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const before = match.groups?.['before'] ?? '';
    const place = match.indices?.groups?.['title'];
    const texts: readonly RegionText[] =
      place === undefined ? [] : [{ start: start + place[0], end: start + place[1], quote, kind: 'title' }];
    const reads = indents && isIndentedBelow(lines, index, before.length + 4) ? '- #' : '';
    return { region: { start: start + before.length, end, reads, texts }, next: index + 1 };
  }
  return undefined;
}

function isIndentedBelow(lines: readonly MarkdownLine[], index: number, indent: number): boolean {
  const next = lines.slice(index + 1, index + 5).find(({ text }) => text.trim() !== '');
  return next !== undefined && /^[ \t]*/.exec(next.text.replaceAll('\t', '    '))?.[0].length === indent;
}
