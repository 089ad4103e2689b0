import { expect, test } from 'vitest';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

/** Text on ground, as screens put them together; WCAG AA asks for 4.5. */
const pairs: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['text', 'surface'],
  ['text', 'background'],
  ['text', 'accentSoft'],
  ['text', 'fillHover'],
  ['textSecondary', 'surface'],
  ['textSecondary', 'background'],
  ['textSecondary', 'navigation'],
  ['textSecondary', 'fillHover'],
  ['textTertiary', 'surface'],
  ['textTertiary', 'background'],
  ['textTertiary', 'fillSoft'],
  ['accentText', 'surface'],
  ['accentText', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentActive'],
  ['onAccent', 'redStrong'],
  ['onAccent', 'tooltip'],
  ['green', 'greenSoft'],
  ['amber', 'amberSoft'],
  ['red', 'redSoft'],
  ['red', 'surface'],
  ['red', 'raised'],
  ['blue', 'blueSoft'],
  ['grey', 'greySoft'],
];

/** Lines that a control is seen by; WCAG 1.4.11 asks for 3. */
const lines: typeof pairs = [
  ['markLine', 'surface'],
  ['markLine', 'raised'],
  ['markLine', 'background'],
  ['markLine', 'fillSoft'],
  ['markLine', 'accentSoft'],
];

const themes = { light: lightPalette, dark: darkPalette };
const cases = (some: typeof pairs) =>
  Object.entries(themes).flatMap(([theme, palette]) =>
    some.map(([mark, ground]) => ({ theme, mark, ground, ratio: contrast(palette[mark], palette[ground]) })),
  );

test.each(cases(pairs))('$theme: $mark on $ground can be read', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test.each(cases(lines))('$theme: $mark on $ground can be seen', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(3);
});

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
