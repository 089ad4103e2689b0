import { plainInline } from '../../inline/inline-text.ts';
import { hasWords } from '../../text/has-words.ts';
import type { Splice } from '../../text/splice-text.ts';
import type { UnitVisitor } from '../document-format.ts';
import type { RegionText } from './code-region.ts';

/** What replaces the text inside a region; undefined where the visitor leaves it as it is. */
export function visitRegionText(
  raw: string,
  { start, end, quote, kind }: RegionText,
  id: string,
  visit: UnitVisitor,
): Splice | undefined {
  const value = raw.slice(start, end);
  if (!hasWords(value)) return undefined;
  const target = visit({ id, kind, source: plainInline(value), codes: {}, segmentable: false });
  if (target === undefined || target.text === value) return undefined;
  const line = target.text.replaceAll(/\s*[\r\n]+\s*/g, ' ');
  return { start, end, text: quote === '' ? line : line.replaceAll(quote, quoteBeside[quote] ?? quote) };
}

/** Not all programs know an escape inside such quotes. */
const quoteBeside: Readonly<Record<string, string>> = { '"': '”', "'": '’' };
