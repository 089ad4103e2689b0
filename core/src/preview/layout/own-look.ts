import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { escapeHtml } from '../preview-text.ts';
import { harmlessAttributes, harmlessCss, ownPicture, showingOf } from './harmless-html.ts';
import type { LayoutPage } from './layout-page.ts';
import type { PageResources } from './page-resources.ts';
import { type MarkBrackets, splitAtMarks } from './segment-marks.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** A segment by its number in the marks. */
export interface MarkedSegment {
  readonly id: string;
  /** The source stands in for its target. */
  readonly missing: boolean;
}

/** Harmless. */
export interface OwnLook {
  /** Style sheets. */
  readonly styles: readonly string[];
  /** The element `body`. */
  readonly body: string;
  /** Numbers of the segments that have a place in it. */
  readonly shown: ReadonlySet<number>;
}

interface Writing {
  readonly resources: PageResources;
  readonly segments: readonly MarkedSegment[];
  readonly brackets: MarkBrackets;
  readonly shown: Set<number>;
  readonly styles: string[];
  html: string;
  /** The segment the text is in now. */
  current: number | undefined;
}

/**
 * A page with its own layout and nothing that acts or is fetched, each part of a marked segment in a `span` with the
 * id in `data-segment`. A segment that runs over several elements has several of them.
 */
export function ownLook(
  { html, resources }: Pick<LayoutPage, 'html' | 'resources'>,
  segments: readonly MarkedSegment[],
  brackets: MarkBrackets,
): OwnLook {
  const writing: Writing = {
    segments,
    brackets,
    resources,
    html: '',
    current: undefined,
    shown: new Set<number>(),
    styles: [],
  };
  // A stack of our own: elements may be nested deeper than calls can be.
  const left: (Node | string)[] = [...parse(html(), { scriptingEnabled: false }).childNodes].reverse();
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') writing.html += next;
    else left.push(...writeNode(writing, next).toReversed());
  }
  return { styles: writing.styles.map(harmlessCss), body: writing.html, shown: writing.shown };
}

/** Gives what is left to write of a node: the nodes in it, and its end. */
function writeNode(writing: Writing, node: Node): readonly (Node | string)[] {
  if (node.nodeName === '#text' && 'value' in node) {
    writeText(writing, node.value);
    return [];
  }
  if (!('tagName' in node)) return [];
  if (node.tagName === 'style') writing.styles.push(textIn(node));
  if (node.tagName === 'link') addStyleSheet(writing, node);
  if (node.tagName === 'head') return node.childNodes.filter(({ nodeName }) => inHead.has(nodeName));
  if (node.tagName === 'img') return writePicture(writing, node);
  const showing = showingOf(node);
  if (showing === 'unseen') return [];
  return showing === 'content' ? node.childNodes : writeElement(writing, node);
}

const inHead: ReadonlySet<string> = new Set(['style', 'link']);

function addStyleSheet({ resources, styles }: Writing, { attrs }: Element): void {
  const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? '';
  if (!/(?:^|\s)stylesheet(?:\s|$)/i.test(attribute('rel')) || /\balternate\b/i.test(attribute('rel')))
    return;
  const css = resources.styleSheet(attribute('href'));
  if (css !== undefined) styles.push(css);
}

const plainContent: ReadonlySet<string> = new Set(['option', 'textarea']);
const withoutEnd: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'input', 'wbr']);

function writeElement(writing: Writing, element: Element): readonly (Node | string)[] {
  const { tagName, childNodes } = element;
  const end = withoutEnd.has(tagName) ? '' : `</${tagName}>`;
  if (!plainContent.has(tagName)) {
    writing.html += startTag(writing, element);
    return [...childNodes, end];
  }
  const text = textIn(element);
  writing.html += `${startTag(writing, element, firstMark(writing, text))}${escapeHtml(unmarked(writing, text))}${end}`;
  return [];
}

/** A picture that would have to be fetched is shown by what it says. */
function writePicture(writing: Writing, element: Element): readonly string[] {
  const alt = element.attrs.find(({ name }) => name === 'alt')?.value ?? '';
  const segment = segmentAttributes(writing, firstMark(writing, alt));
  const address = ownPicture(element, writing.resources);
  const text = escapeHtml(unmarked(writing, alt));
  if (address === undefined) writing.html += `<span data-picture${segment}>${text}</span>`;
  else
    writing.html += startTag(writing, element, firstMark(writing, alt)).replace(
      /^<img/,
      `<img src="${escapeHtml(address)}"`,
    );
  return [];
}

function startTag(writing: Writing, element: Element, index?: number): string {
  const { tagName, attrs } = element;
  const marked = withoutEnd.has(tagName) ? attrs.map(({ value }) => firstMark(writing, value)) : [];
  const own = index ?? marked.find((one) => one !== undefined);
  const attributes = harmlessAttributes(element).map(
    ([name, value]) => ` ${name}="${escapeHtml(unmarked(writing, value))}"`,
  );
  return `<${tagName}${attributes.join('')}${segmentAttributes(writing, own)}>`;
}

function writeText(writing: Writing, text: string): void {
  for (const piece of splitAtMarks(text, writing.brackets)) {
    if (piece.kind === 'start') writing.current = piece.index;
    else if (piece.kind === 'end') writing.current = undefined;
    else writing.html += textPiece(writing, piece.text);
  }
}

function textPiece(writing: Writing, text: string): string {
  const escaped = escapeHtml(text);
  const attributes = text.trim() === '' ? '' : segmentAttributes(writing, writing.current);
  return attributes === '' ? escaped : `<span${attributes}>${escaped}</span>`;
}

function segmentAttributes({ segments, shown }: Writing, index: number | undefined): string {
  const segment = index === undefined ? undefined : segments[index];
  if (index === undefined || segment === undefined) return '';
  shown.add(index);
  return ` data-segment="${escapeHtml(segment.id)}"${segment.missing ? ' data-missing' : ''}`;
}

function firstMark({ brackets }: Writing, text: string): number | undefined {
  const first = splitAtMarks(text, brackets).find(({ kind }) => kind === 'start');
  return first?.kind === 'start' ? first.index : undefined;
}

function unmarked({ brackets }: Writing, text: string): string {
  return splitAtMarks(text, brackets)
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('');
}

function textIn({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
