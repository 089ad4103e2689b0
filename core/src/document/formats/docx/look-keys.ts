import { type ScriptFamilies, scriptFamilies } from '../ooxml/scripts.ts';
import type { InlineNode } from './piece.ts';
import type { PropertyWeight } from './property-weight.ts';
import { formatKey, type RunLook } from './run-look.ts';

/** How looks compare in one paragraph, whose scripts decide what of them can be seen; styles aside. */
export interface LookKeys {
  /** All that can be seen. */
  seen(look: RunLook): string;
  /** What a translator has to place: without what nobody misses. */
  spoken(look: RunLook): string;
  /** What is more than a tint. */
  firm(look: RunLook): string;
}

export function lookKeys(nodes: readonly InlineNode[]): LookKeys {
  let known: ScriptFamilies | undefined;
  const scripts = () => {
    known ??= scriptFamilies(nodes.map((node) => (node.kind === 'text' ? node.text : '')).join(''));
    return known;
  };
  return {
    seen: (look) => keyOf(look, scripts(), 0),
    spoken: (look) => keyOf(look, scripts(), 1),
    firm: (look) => keyOf(look, scripts(), 2),
  };
}

const leftOut: readonly (readonly PropertyWeight[])[] = [[], ['faint'], ['faint', 'tint']];

/** The same few looks stand in all paragraphs of a document; each key is made once. */
const known = new WeakMap<RunLook, (string | undefined)[]>();

function keyOf(look: RunLook, scripts: ScriptFamilies, without: 0 | 1 | 2): string {
  if (look.others.length === 0) return '';
  const keys = known.get(look) ?? [];
  if (keys.length === 0) known.set(look, keys);
  const place = without + (scripts.eastAsian ? 3 : 0) + (scripts.complex ? 6 : 0);
  const key = keys[place] ?? formatKey(look, scripts, leftOut[without] ?? []);
  keys[place] = key;
  return key;
}
