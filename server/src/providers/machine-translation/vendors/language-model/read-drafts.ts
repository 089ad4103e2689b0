import type { InlineText } from '@transloom/core/inline/inline-text';
import { readCodeTags } from '../../code-tags.ts';

const openItem = /"id"\s*:\s*"?(\d+)"?\s*,\s*"(?:text|translation|target)"\s*:\s*"((?:[^"\\]|\\.)*)/g;
const openTag = /<\/?[gx]?\d{0,4}\/?$/i;
const openEscape = /\\u[\da-f]{0,3}$/i;

/** Returns the drafts of the texts 1 to `count` so far; undefined for a text that has not begun. */
export function readDrafts(content: string, count: number): readonly (InlineText | undefined)[] {
  const written = content.replace(/^[\s\S]*<\/think>/, '').replace(/<think>[\s\S]*/, '');
  const texts = new Map([...written.matchAll(openItem)].map(([, id, json = '']) => [Number(id), json]));
  return Array.from({ length: count }, (_, index) => {
    const text = readOpenString(texts.get(index + 1) ?? '');
    return text === '' ? undefined : readCodeTags(text.replace(openTag, ''));
  });
}

/** Reads the start of an incomplete JSON string; empty if it is not a string. */
function readOpenString(json: string): string {
  try {
    const text: unknown = JSON.parse(`"${json.replace(openEscape, '')}"`);
    // Half a character waits for its other half.
    return String(text).replace(/[\ud800-\udbff]$/, '');
  } catch {
    return '';
  }
}
