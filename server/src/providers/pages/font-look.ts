import type { FontFamily } from '@transloom/core/page-layout/page-glyphs';

export interface FontLook {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly family: FontFamily;
}

const plain: FontLook = { bold: false, italic: false, family: 'sans' };

/** Returns the look of a font by its name, the only sign that all files have. */
export function fontLook(name: string | undefined, isSerif = false, isMonospace = false): FontLook {
  if (name === undefined) return plain;
  const own = name.replace(/^[A-Z]{6}\+/, '');
  const bold = /bold|black|heavy|semibold|demi(?!um)|-bd\b|^CMBX|^CMB\d|^SFBX|W[789]$/i.test(own);
  const italic = /italic|oblique|slanted|-it\b|^CMTI|^CMSL|^SFTI/i.test(own);
  return { bold, italic, family: familyOf(own, isSerif, isMonospace) };
}

function familyOf(name: string, isSerif: boolean, isMonospace: boolean): FontFamily {
  if (isMonospace || /mono|courier|consol|typewriter|^CMTT|^SFTT/i.test(name)) return 'mono';
  if (/sans|arial|helvet|calibri|verdana|gothic|hei\b|^CMSS/i.test(name)) return 'sans';
  return isSerif || /serif|times|roman|georgia|garamond|song|ming|mincho|^CM|^SFR|^LM/i.test(name)
    ? 'serif'
    : 'sans';
}
