import { currentLocale, type Locale } from '../i18n/locale.ts';
import {
  type Brightness,
  chineseFontFamily,
  fontFamilyOf,
  latinFontFamily,
  monospaceFamily,
  palettes,
  sizes,
  spaces,
  typeSizes,
} from './theme.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const px = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

/** The tokens as style sheet variables: `--color-line-soft`, `--space-md`, `--font-table`, `--size-header`. */
function themeVariables(brightness: Brightness, locale: Locale): Record<string, string> {
  const fontFamily = fontFamilyOf(locale);
  return Object.fromEntries([
    ...Object.entries(palettes[brightness]).map(([name, value]) => [`--color-${kebab(name)}`, value]),
    ...Object.entries(spaces).map(([name, value]) => [`--space-${name}`, px(value)]),
    ...Object.entries(sizes).map(([name, value]) => [`--size-${kebab(name)}`, px(value)]),
    ...Object.entries(typeSizes).map(([name, [size, line]]) => [
      `--font-${name}`,
      `${size}px/${line}px ${fontFamily}`,
    ]),
    ['--size-editor-text', px(typeSizes.editor[0])],
    ['--font-family', fontFamily],
    ['--font-family-chinese', chineseFontFamily],
    ['--font-family-latin', latinFontFamily],
    ['--font-family-code', monospaceFamily],
    ['--radius-control', '6px'],
    ['--radius-card', '8px'],
  ]);
}

/** Puts the tokens on the page; through the object model, so that no inline style needs to be allowed. */
export function applyTheme(brightness: Brightness): void {
  const { style, dataset } = document.documentElement;
  for (const [name, value] of Object.entries(themeVariables(brightness, currentLocale())))
    style.setProperty(name, value);
  style.setProperty('color-scheme', brightness);
  dataset['theme'] = brightness;
}
