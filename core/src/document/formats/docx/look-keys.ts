import { type ScriptFamilies, scriptFamilies } from '../ooxml/scripts.ts';
import type { InlineNode } from './piece.ts';
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
    seen: remember((look) => formatKey(look, scripts(), [])),
    spoken: remember((look) => formatKey(look, scripts(), ['faint'])),
    firm: remember((look) => formatKey(look, scripts(), ['faint', 'tint'])),
  };
}

function remember(keyOf: (look: RunLook) => string): (look: RunLook) => string {
  const keys = new Map<RunLook, string>();
  return (look) => {
    const key = keys.get(look) ?? keyOf(look);
    keys.set(look, key);
    return key;
  };
}
