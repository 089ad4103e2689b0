import { type ScriptFamilies, scriptFamilies } from '../ooxml/scripts.ts';
import type { InlineNode } from './piece.ts';
import type { PropertyWeight } from './property-weight.ts';
import { formatKey, isSeenByScript, type RunLook } from './run-look.ts';

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
    seen: (look) => keyOf(look, scripts, 0),
    spoken: (look) => keyOf(look, scripts, 1),
    firm: (look) => keyOf(look, scripts, 2),
  };
}

const leftOut: readonly (readonly PropertyWeight[])[] = [[], ['faint'], ['faint', 'tint']];

interface KnownKeys {
  /** Whether the scripts make a difference to it. */
  readonly byScript: boolean;
  readonly keys: (string | undefined)[];
}

/** The same few looks stand in all paragraphs of a document; each key is made once. */
const known = new WeakMap<RunLook, KnownKeys>();
const noScripts: ScriptFamilies = { eastAsian: false, complex: false };

function keyOf(look: RunLook, scriptsOfText: () => ScriptFamilies, without: 0 | 1 | 2): string {
  if (look.others.length === 0) return '';
  const { byScript, keys } = keysOf(look);
  const scripts = byScript ? scriptsOfText() : noScripts;
  const place = without + (scripts.eastAsian ? 3 : 0) + (scripts.complex ? 6 : 0);
  const key = keys[place] ?? formatKey(look, scripts, leftOut[without] ?? []);
  keys[place] = key;
  return key;
}

function keysOf(look: RunLook): KnownKeys {
  let own = known.get(look);
  if (own === undefined) {
    own = { byScript: look.others.some(isSeenByScript), keys: [] };
    known.set(look, own);
  }
  return own;
}
