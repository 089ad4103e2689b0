/**
 * How much a property of a run says. Nobody misses a faint one in a translation, such as letters a hair closer; a
 * tint, such as a color, says nothing on a comma.
 */
export type PropertyWeight = 'faint' | 'tint' | 'firm';

type Attributes = ReadonlyMap<string, string>;

const tints = new Set(['w:color', 'w:highlight', 'w:shd', 'w:bdr', 'w:sz', 'w:szCs', 'w:spacing', 'w:w']);
/** A point, in twentieths; people who space letters out for emphasis take more. */
const faintSpacing = 20;
/** Percent of stretching. */
const faintStretch = 10;
/** In fonts of pictures a comma is no comma. */
const pictureFont = /symbol|dings/i;

/** A character style that `isEmpty` is but a name. */
export function weighProperty(
  name: string,
  attributes: Attributes,
  isEmpty: (style: string) => boolean,
): PropertyWeight {
  if (name === 'w:rStyle') return isEmpty(attributes.get('w:val') ?? '') ? 'faint' : 'firm';
  if (name === 'w:rFonts')
    return [...attributes.values()].some((font) => pictureFont.test(font)) ? 'firm' : 'tint';
  if (isFaint(name, attributes)) return 'faint';
  return tints.has(name) ? 'tint' : 'firm';
}

function isFaint(name: string, attributes: Attributes): boolean {
  const value = Number.parseInt(attributes.get('w:val') ?? '', 10);
  if (name === 'w:spacing') return Math.abs(value) < faintSpacing;
  if (name === 'w:w') return Math.abs(value - 100) <= faintStretch;
  return name === 'w:kern' || name === 'w:snapToGrid';
}
