import { toMarkup } from '../inline/markup.ts';
import { joinOverPages } from './join-over-pages.ts';
import type { PageBlock, PageSize } from './pages-document.ts';
import type { NewBlock } from './read-blocks.ts';

/** Of the page's height, where running titles stand. */
const margin = 0.12;
const fewestPages = 3;

/**
 * Blocks with their ids. What stands in the margin of several pages is one block with several places, as is what runs
 * on over pages.
 */
export function nameBlocks(
  byPage: readonly (readonly NewBlock[])[],
  pages: readonly PageSize[],
): readonly PageBlock[] {
  const repeated = findRepeated(byPage.flat(), pages);
  const firsts = byPage.flat().filter((block) => (repeated.get(block)?.[0] ?? block) === block);
  const roleOf = (block: NewBlock) => {
    if (repeated.has(block)) return 'repeated';
    return marginOf(block, pages) === undefined ? 'body' : 'margin';
  };
  const counts = new Map<number, number>();
  const named: PageBlock[] = [];
  for (const block of joinOverPages(firsts, roleOf)) {
    const group = repeated.get(block);
    const page = block.places[0]?.page ?? 0;
    const number = (counts.get(page) ?? 0) + 1;
    counts.set(page, number);
    const id = `page-${page + 1}/${number}`;
    named.push({ id, ...block, ...(group && asRepeated(block, group, pages)) });
  }
  return named;
}

function findRepeated(
  blocks: readonly NewBlock[],
  pages: readonly PageSize[],
): ReadonlyMap<NewBlock, readonly NewBlock[]> {
  const inMargin = blocks.filter((block) => marginOf(block, pages) !== undefined);
  const groups = Map.groupBy(inMargin, (block) => {
    const y = Math.round((block.places[0]?.box.y ?? 0) / 6);
    return `${y} ${block.look.size} ${toMarkup(block.text)}`;
  });
  const repeated = [...groups.values()].filter((group) => group.length >= fewestPages);
  return new Map(repeated.flatMap((group) => group.map((block) => [block, group] as const)));
}

function asRepeated(block: NewBlock, group: readonly NewBlock[], pages: readonly PageSize[]) {
  return { kind: marginOf(block, pages) ?? block.kind, places: group.flatMap(({ places }) => places) };
}

function marginOf(
  { places: [place] }: NewBlock,
  pages: readonly PageSize[],
): 'header' | 'footer' | undefined {
  const height = pages[place?.page ?? 0]?.height ?? 0;
  if (place === undefined) return undefined;
  if (place.box.y + place.box.height <= height * margin) return 'header';
  return place.box.y >= height * (1 - margin) ? 'footer' : undefined;
}
