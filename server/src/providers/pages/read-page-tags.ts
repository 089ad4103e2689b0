import type { PageTag } from '@transloom/core/page-layout/page-glyphs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of content of a page, by the number its instructions give it. */
export function tagName(id: number): string {
  return `mc${id}`;
}

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

const kinds: readonly (readonly [RegExp, PageTag['kind']])[] = [
  [/^(?:H[1-6]?|Title)$/, 'heading'],
  [/^(?:TD|TH)$/, 'cell'],
  [/^(?:LI|LBody|Lbl|TOCI)$/, 'list-item'],
  [/^(?:P|Caption|BlockQuote|Note|FENote|Code|Aside)$/, 'paragraph'],
];

const deepest = 100;

/** The paragraphs the file itself names on this page, in its own order; empty without any. */
export async function readPageTags(page: PDFPageProxy): Promise<ReadonlyMap<string, PageTag>> {
  const tree = (await page.getStructTree().catch(() => null)) as Node | null;
  const tags = new Map<string, PageTag>();
  if (tree !== null) walk(tree, { tags, block: undefined, next: { order: 0 }, depth: 0 });
  return tags;
}

interface Walk {
  readonly tags: Map<string, PageTag>;
  readonly block: PageTag | undefined;
  readonly next: { order: number };
  readonly depth: number;
}

function walk(node: Node, at: Walk): void {
  if (at.depth > deepest) return;
  const kind = kinds.find(([role]) => role.test(node.role ?? ''))?.[1];
  const inner = kind === undefined ? at.block : { kind: nestedKind(at.block, kind), order: at.next.order++ };
  const content = node.type === 'content' ? /_mc(\d+)$/.exec(node.id ?? '')?.[1] : undefined;
  if (content !== undefined && at.block !== undefined) at.tags.set(tagName(Number(content)), at.block);
  for (const child of node.children ?? []) walk(child, { ...at, block: inner, depth: at.depth + 1 });
}

/** A paragraph in a cell or in an item of a list is one of those. */
function nestedKind(outer: PageTag | undefined, kind: PageTag['kind']): PageTag['kind'] {
  return kind === 'paragraph' && (outer?.kind === 'cell' || outer?.kind === 'list-item') ? outer.kind : kind;
}
