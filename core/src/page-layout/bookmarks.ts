import { plainInline } from '../inline/inline-text.ts';
import type { PageBlock, PagesDocument } from './pages-document.ts';

/** A bookmark stands on no page; how it looks is a matter of the program that shows it. */
const look = {
  size: 10,
  family: 'sans',
  color: '#000000',
  bold: false,
  align: 'start',
  leading: 12,
} as const;

/** The bookmarks of a file as blocks without a place, in the order of the file. */
export function bookmarkBlocks(titles: readonly string[]): readonly PageBlock[] {
  return titles.map((title, index) => ({
    id: `bookmark/${index + 1}`,
    kind: 'title',
    look,
    places: [],
    text: plainInline(title),
  }));
}

export interface ChangedBookmark {
  readonly from: string;
  /** How many bookmarks with that title come before it. */
  readonly time: number;
  readonly to: string;
}

/** The bookmarks that have another title now. */
export function changedBookmarks(
  original: PagesDocument,
  translated: PagesDocument,
): readonly ChangedBookmark[] {
  const titles = new Map(translated.blocks.map(({ id, text }) => [id, text.text]));
  const times = new Map<string, number>();
  return original.blocks.flatMap(({ id, places, text: { text: from } }) => {
    if (places.length > 0) return [];
    const time = times.get(from) ?? 0;
    times.set(from, time + 1);
    const to = titles.get(id) ?? from;
    return to === from ? [] : [{ from, time, to }];
  });
}
