import type { InlineText } from '../inline/inline-text.ts';
import { spliceInline } from '../inline/splice-inline.ts';
import type { Splice } from '../text/splice-text.ts';

const entity = /&(?:amp;)*(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Characters as the source writes them: what an engine escaped is read, and what it read where the source has it
 * escaped is escaped again.
 */
export function restoreEntities(source: InlineText, target: InlineText): InlineText {
  const read = spliceInline(target, escapedSplices(source.text, target.text));
  return spliceInline(read, plainSplices(source.text, read.text));
}

function escapedSplices(source: string, target: string): readonly Splice[] {
  return [...target.matchAll(entity)].flatMap(({ 0: written, index, ...groups }) => {
    if (source.toLowerCase().includes(written.toLowerCase())) return [];
    const character = characterOf(groups[1], groups[2], groups[3]);
    const kept = character === undefined ? undefined : writtenInSource(source, character);
    return kept === undefined ? [] : [{ start: index, end: index + written.length, text: kept }];
  });
}

function characterOf(hex?: string, decimal?: string, name?: string): string | undefined {
  if (name !== undefined) return named[name.toLowerCase()];
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** The source may have the same character in another spelling. */
function writtenInSource(source: string, character: string): string {
  if (source.includes(character)) return character;
  const found = [...source.matchAll(entity)].find(({ 1: hex, 2: decimal, 3: name }) => {
    return characterOf(hex, decimal, name) === character;
  });
  return found?.[0] ?? character;
}

/** Characters that the source has as entities alone. */
function plainSplices(source: string, target: string): readonly Splice[] {
  const escaped = new Map<string, string>();
  for (const { 0: written, 1: hex, 2: decimal, 3: name } of source.matchAll(entity)) {
    const character = characterOf(hex, decimal, name);
    if (character !== undefined && !withoutEntities(source).includes(character))
      escaped.set(character, written);
  }
  if (escaped.size === 0) return [];
  const taken = [...target.matchAll(entity)].map(({ 0: written, index }) => [index, index + written.length]);
  return [...target].length === 0
    ? []
    : [...target.matchAll(/[&<>"'\u00a0]/g)].flatMap(({ 0: character, index }) => {
        const written = escaped.get(character);
        const isPart = taken.some(([start = 0, end = 0]) => index >= start && index < end);
        return written === undefined || isPart ? [] : [{ start: index, end: index + 1, text: written }];
      });
}

function withoutEntities(text: string): string {
  return text.replace(entity, '');
}
