import { fromMarkup } from '../inline/markup.ts';
import type { TmxUnit } from '../memory/tmx/tmx-unit.ts';

/** For tests: TMX as bytes, and units to be written. */

export function tmxUnit(markup: string): TmxUnit {
  const described = { attributes: {}, properties: [], notes: [] };
  return { ...described, variants: [{ ...described, language: 'en', text: fromMarkup(markup), codes: {} }] };
}

export function tmx(units: string): Uint8Array {
  return bytes(`<tmx version="1.4"><header srclang="en"/><body>${units}</body></tmx>`);
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
