import type { StyleRun } from '../../../inline/inline-text.ts';

type Style = Pick<StyleRun, 'bold' | 'italic' | 'underline'>;

/** What a run of characters looks like: bold, italic and underline apart from all else. */
export interface CharacterLook {
  /** The run's start tag and properties without what tells a style. */
  readonly core: string;
  readonly style: Style;
}

const fontStyles: Readonly<Record<string, Style>> = {
  Regular: {},
  Roman: {},
  Bold: { bold: true },
  Italic: { italic: true },
  'Bold Italic': { bold: true, italic: true },
};

/** Distances between letters that the program or the typesetter tuned for these very letters, and languages. */
const tuning = /\s(?:KerningMethod|KerningValue|Tracking|AppliedLanguage)="[^"]*"/g;

export function lookOf(open: string): CharacterLook {
  const tag = open.slice(0, open.indexOf('>') + 1);
  const fontStyle = /\sFontStyle="([^"]*)"/.exec(tag)?.[1];
  const font = fontStyles[fontStyle ?? 'Regular'];
  const underline = /\sUnderline="true"/.test(tag);
  let core = tag.replaceAll(tuning, '').replace(/\sUnderline="(?:true|false)"/, '');
  if (font !== undefined) core = core.replace(/\sFontStyle="[^"]*"/, '');
  const style = { ...font, ...(underline && { underline: 'SINGLE' as const }) };
  return { core: core + open.slice(tag.length), style };
}

/** The first of several runs that look the same stands for all. */
export function runsByLook(runs: readonly string[]): ReadonlyMap<string, string> {
  return new Map(runs.toReversed().map((open) => [keyOf(lookOf(open)), open]));
}

/** The run of a look: one that is there, or one made of its core. */
export function openRun(look: CharacterLook, known: ReadonlyMap<string, string>): string {
  return known.get(keyOf(look)) ?? makeRun(look);
}

function keyOf({ core, style }: CharacterLook): string {
  return `${style.bold ?? ''} ${style.italic ?? ''} ${style.underline ?? ''} ${core}`;
}

function makeRun({ core, style }: CharacterLook): string {
  const names = [style.bold ? 'Bold' : '', style.italic ? 'Italic' : ''].filter(Boolean).join(' ');
  const font = names === '' ? '' : ` FontStyle="${names}"`;
  return core.replace(/\s*>/, `${font}${style.underline ? ' Underline="true"' : ''}>`);
}
