import { joinTexts } from './join-lines.ts';
import type { NewBlock } from './read-blocks.ts';

/** What stands in the margin of a page may be its last lines as well as its number; what is repeated is neither. */
export type PageRole = 'body' | 'margin' | 'repeated';

type RoleOf = (block: NewBlock) => PageRole;

/** A paragraph that the end of a page or of a column cuts is one block, which runs on from place to place. */
export function joinOverPages(blocks: readonly NewBlock[], roleOf: RoleOf): readonly NewBlock[] {
  const joined: NewBlock[] = [];
  for (const block of blocks) {
    const index = roleOf(block) === 'repeated' ? -1 : startOf(joined, block, roleOf);
    const start = joined[index];
    if (start === undefined) joined.push(block);
    else joined[index] = joinBlocks(start, block);
  }
  return joined;
}

/** Which of the blocks so far goes on in this one. Titles and numbers of pages may stand between them. */
function startOf(before: readonly NewBlock[], block: NewBlock, roleOf: RoleOf): number {
  for (let index = before.length - 1; index >= 0; index--) {
    const candidate = before[index];
    if (candidate === undefined) return -1;
    const role = roleOf(candidate);
    if (role !== 'repeated' && runsOn(candidate, block)) return index;
    if (role === 'body' && /\p{L}/u.test(candidate.text.text)) return -1;
  }
  return -1;
}

function runsOn(start: NewBlock, next: NewBlock): boolean {
  const flows = start.kind === 'paragraph' || start.kind === 'list-item';
  return (
    flows &&
    isFull(start, next) &&
    next.kind === 'paragraph' &&
    isElsewhere(start, next) &&
    looksAlike(start, next) &&
    isOpen(start, next)
  );
}

/** On the next page, or higher up and further on: in the next column. */
function isElsewhere(start: NewBlock, next: NewBlock): boolean {
  const { page, box } = lastPlace(start);
  if (pageOf(next) !== page) return pageOf(next) === page + 1;
  const to = placeOf(next).box;
  const beside = to.x >= box.x + box.width || to.x + to.width <= box.x;
  return beside && to.y < box.y;
}

/** In characters; less is a number of a page, a label, a piece of a formula. */
const shortestStart = 20;

/** What is cut is as wide as what it goes on with. */
function isFull(start: NewBlock, next: NewBlock): boolean {
  const widths = [lastPlace(start).box.width, placeOf(next).box.width] as const;
  return start.text.text.length >= shortestStart && widths[0] >= widths[1] * 0.8;
}

function looksAlike({ look: a }: NewBlock, { look: b }: NewBlock): boolean {
  const sameSize = Math.abs(a.size - b.size) <= a.size * 0.02;
  return sameSize && a.family === b.family && a.color === b.color && a.bold === b.bold;
}

const sentenceEnd = /[.!?:;。！？：；…]["'”’»)）」』\]]*$/u;

/** Whether the text breaks off, and the next begins as no sentence does. */
function isOpen(start: NewBlock, next: NewBlock): boolean {
  const [before, after] = [start.text.text, next.text.text];
  if (sentenceEnd.test(before)) return false;
  if (/^\p{Ll}/u.test(after)) return true;
  // Capitals, and letters without any, say nothing: such a paragraph must look as one that goes on.
  const width = lastPlace(start).box.width;
  const sameWidth = Math.abs(width - placeOf(next).box.width) <= width * 0.1;
  return hasLines(start) && hasLines(next) && sameWidth && /^[\p{L}\p{N}]/u.test(after);
}

function hasLines(block: NewBlock): boolean {
  return lastPlace(block).box.height > block.look.size * 2;
}

function joinBlocks(start: NewBlock, next: NewBlock): NewBlock {
  const places = [...start.places, ...next.places];
  const { spans: _spans, link: _link, ...block } = start;
  return { ...block, places, runsOn: true, ...joinTexts(start, next) };
}

function placeOf({ places: [first] }: NewBlock): NewBlock['places'][number] {
  return first ?? nowhere;
}

function lastPlace({ places }: NewBlock): NewBlock['places'][number] {
  return places.at(-1) ?? nowhere;
}

const nowhere = { page: -1, box: { x: 0, y: 0, width: 0, height: 0 }, operators: [] };

function pageOf(block: NewBlock): number {
  return placeOf(block).page;
}
