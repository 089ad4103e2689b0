import { toMarkup } from '@transloom/core/inline/markup';
import type { BlockPlace, PageBlock, PagesDocument } from '@transloom/core/page-layout/pages-document';

/** A block at one of its places, to be written anew. */
export interface ChangedPlace {
  readonly block: PageBlock;
  readonly place: BlockPlace;
}

export interface ChangedPage {
  /** From 0. */
  readonly page: number;
  readonly changed: readonly ChangedPlace[];
  /** All places on the page, for what room there is. */
  readonly all: readonly ChangedPlace[];
}

/**
 * Finds the blocks that differ from the original, page by page. Blocks that share an instruction with a changed block
 * are written again too, because the whole instruction is removed. A block over several pages is written again on all.
 */
export function findChanged(original: PagesDocument, translated: PagesDocument): readonly ChangedPage[] {
  const before = new Map(original.blocks.map(({ id, text }) => [id, toMarkup(text)]));
  const differs = new Set(translated.blocks.filter(({ id, text }) => before.get(id) !== toMarkup(text)));
  const places = translated.blocks.flatMap((block) => block.places.map((place) => ({ block, place })));
  const byPage = [...Map.groupBy(places, ({ place }) => place.page)].sort(([a], [b]) => a - b);
  for (;;) {
    const pages = byPage.map(([page, all]) => ({ page, changed: withSharers(all, differs), all }));
    const pulledIn = pages
      .flatMap(({ changed }) => changed.map(({ block }) => block))
      .filter((block) => block.runsOn && !differs.has(block));
    if (pulledIn.length === 0) return pages.filter(({ changed }) => changed.length > 0);
    for (const block of pulledIn) differs.add(block);
  }
}

function withSharers(all: readonly ChangedPlace[], differs: ReadonlySet<PageBlock>): readonly ChangedPlace[] {
  const chosen = new Set(all.filter(({ block }) => differs.has(block)));
  const removed = new Set([...chosen].flatMap(({ place }) => operatorsOf(place)));
  for (let grown = true; grown && chosen.size > 0; ) {
    grown = false;
    for (const one of all) {
      if (chosen.has(one) || !operatorsOf(one.place).some((operator) => removed.has(operator))) continue;
      chosen.add(one);
      for (const operator of operatorsOf(one.place)) removed.add(operator);
      grown = true;
    }
  }
  return [...chosen];
}

export function operatorsOf({ operators }: BlockPlace): readonly number[] {
  return operators.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
