import type { InlineCode, InlineText } from '../../../inline/inline-text.ts';
import { projectPlace } from '../../../inline/project-place.ts';
import type { NamePlace } from '../../../text/machine-names.ts';
import { placeNames } from '../../../text/place-names.ts';
import type { KeptLink, NativeCode, ParagraphInline } from './paragraph-inline.ts';

export interface PlacedLinks {
  /** With the links, which are no codes of the given one. */
  readonly target: InlineText;
  readonly natives: ReadonlyMap<number, NativeCode>;
  /** Links whose name the target does not have. */
  readonly restored: number;
}

/** Each link goes onto its name wherever that stands in the target, or else where it most likely belongs. */
export function placeKeptLinks(paragraph: ParagraphInline, target: InlineText): PlacedLinks {
  const { keptLinks, inline } = paragraph;
  if (keptLinks.length === 0) return { target, natives: paragraph.natives, restored: 0 };
  const natives = new Map(paragraph.natives);
  const edges: Edges = { ends: [], starts: [] };
  const { placed, lost } = placeNames(keptLinks, inline.text, target.text);
  const used = new Set<number>();
  for (const { name, place } of placed) {
    addLink(edges, used.has(name.id) ? copyLink(natives, name.id) : name.id, place);
    used.add(name.id);
  }
  for (const link of lost) addLink(edges, link.id, likelyPlace(link, inline, target));
  const codes = [...edges.ends, ...target.codes, ...edges.starts];
  return { target: { ...target, codes }, natives, restored: lost.length };
}

/** In the order of codes at one place: those of the text stand outside. */
interface Edges {
  readonly ends: InlineCode[];
  readonly starts: InlineCode[];
}

function addLink({ ends, starts }: Edges, id: number, { start, end }: NamePlace): void {
  starts.push({ id, kind: 'open', at: start });
  (start < end ? ends : starts).push({ id, kind: 'close', at: end });
}

function copyLink(natives: Map<number, NativeCode>, id: number): number {
  const copy = Math.min(...natives.keys()) - 1;
  const native = natives.get(id);
  if (native !== undefined) natives.set(copy, native);
  return copy;
}

function likelyPlace({ id, start, end }: KeptLink, source: InlineText, target: InlineText): NamePlace {
  const at = projectPlace(source, target, { id, kind: 'open', at: start });
  const codes: readonly InlineCode[] = [...target.codes, { id, kind: 'open', at }];
  const close = projectPlace(source, { ...target, codes }, { id, kind: 'close', at: end });
  return { start: at, end: Math.max(at, close) };
}
