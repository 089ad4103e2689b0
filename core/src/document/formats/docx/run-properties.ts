import {
  hasLatin,
  hasRightToLeft,
  isEastAsianLanguage,
  isRightToLeftLanguage,
  scriptFamilies,
} from '../ooxml/scripts.ts';
import type { RunLook, RunStyle } from './run-look.ts';
import { type StyleSpelling, styleKey } from './spoken-styles.ts';
import { emptyElement, type WordNames } from './word-names.ts';

/** Word refuses documents whose run properties stand in another order (CT_RPr). */
const schemaOrder = [
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish',
  'webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang',
  'eastAsianLayout specVanish oMath',
]
  .join(' ')
  .split(' ')
  .map((local) => `w:${local}`);
const placeInOrder = new Map(schemaOrder.map((name, place) => [name, place]));

export interface RunText {
  readonly look: RunLook;
  readonly style: RunStyle;
  readonly text: string;
  readonly targetLanguage: string | undefined;
  /** A character style that says the same as the style. */
  readonly spelling: StyleSpelling | undefined;
}

interface Property {
  readonly name: string;
  readonly xml: string;
}

/** The same few looks stand in all paragraphs of a document; each is written once in each way. */
const written = new WeakMap<RunLook, Map<string, string>>();

/** The `w:rPr` for new text, or nothing where it needs none. */
export function writeRunProperties(run: RunText, names: WordNames): string {
  const traits = traitsOf(run);
  if (run.spelling !== undefined) return propertiesOf(run, traits, names);
  const { element, attribute, declaration } = names;
  const { eastAsian, latin, rightToLeft } = traits;
  const flags = `${eastAsian ? 1 : 0}${latin ? 1 : 0}${rightToLeft ? 1 : 0}`;
  const key = [element, attribute, declaration, styleKey(run.style), run.targetLanguage, flags].join(' ');
  const known = written.get(run.look) ?? new Map<string, string>();
  if (known.size === 0) written.set(run.look, known);
  const xml = known.get(key) ?? propertiesOf(run, traits, names);
  known.set(key, xml);
  return xml;
}

/** What the properties of a language depend on in its text. */
interface TextTraits {
  readonly eastAsian: boolean;
  readonly latin: boolean;
  readonly rightToLeft: boolean;
}

const noTraits: TextTraits = { eastAsian: false, latin: false, rightToLeft: false };

function traitsOf({ text, targetLanguage }: RunText): TextTraits {
  if (targetLanguage === undefined) return noTraits;
  return {
    eastAsian: isEastAsianLanguage(targetLanguage) && scriptFamilies(text).eastAsian,
    latin: isRightToLeftLanguage(targetLanguage) && hasLatin(text),
    rightToLeft: hasRightToLeft(text),
  };
}

function propertiesOf(run: RunText, traits: TextTraits, names: WordNames): string {
  const given = new Map<string, Property>(run.look.others.map((property) => [property.name, property]));
  const set = (local: string, attributes: Readonly<Record<string, string>> = {}): void => {
    given.set(`w:${local}`, { name: `w:${local}`, xml: emptyElement(names, local, attributes) });
  };
  const spelling = given.has('w:rStyle') ? undefined : run.spelling;
  if (spelling !== undefined) given.set('w:rStyle', spelling.property);
  setStyle(spelling?.direct ?? run.style, set);
  if (run.targetLanguage !== undefined) setLanguage(traits, run.targetLanguage, names, given, set);
  if (given.size === 0) return '';
  const sorted = [...given.values()].sort((a, b) => place(a) - place(b));
  return `<${names.element}rPr>${sorted.map(({ xml }) => xml).join('')}</${names.element}rPr>`;
}

type SetProperty = (local: string, attributes?: Readonly<Record<string, string>>) => void;

function setStyle({ bold, italic, underline, underlineColor }: RunStyle, set: SetProperty): void {
  if (bold) {
    set('b');
    set('bCs');
  }
  if (italic) {
    set('i');
    set('iCs');
  }
  if (!underline) return;
  set('u', {
    val: 'single',
    ...(underlineColor !== undefined && { color: underlineColor.slice(1).toUpperCase() }),
  });
}

function setLanguage(
  traits: TextTraits,
  language: string,
  names: WordNames,
  given: Map<string, Property>,
  set: SetProperty,
): void {
  const eastAsian = isEastAsianLanguage(language);
  const rightToLeft = isRightToLeftLanguage(language);
  set('lang', { [eastAsian ? 'eastAsia' : rightToLeft ? 'bidi' : 'val']: language });
  if (traits.eastAsian) {
    given.set('w:rFonts', { name: 'w:rFonts', xml: hintEastAsian(given.get('w:rFonts')?.xml, names) });
  }
  if (rightToLeft && !traits.latin) setRightToLeft(given, set, names);
  else if (!traits.rightToLeft) given.delete('w:rtl');
}

/** Word takes size, boldness and slant of right-to-left text from properties of their own. */
function setRightToLeft(given: Map<string, Property>, set: SetProperty, names: WordNames): void {
  set('rtl');
  const size = given.get('w:sz')?.xml;
  if (size !== undefined && !given.has('w:szCs')) {
    given.set('w:szCs', {
      name: 'w:szCs',
      xml: size.replace(`<${names.element}sz`, `<${names.element}szCs`),
    });
  }
}

/** Without the hint, quotes and dashes in Chinese, Japanese and Korean text come in a Latin font. */
function hintEastAsian(fonts: string | undefined, names: WordNames): string {
  if (fonts === undefined) return emptyElement(names, 'rFonts', { hint: 'eastAsia' });
  const hint = `${names.attribute}hint="eastAsia"`;
  const known = new RegExp(`${names.attribute}hint\\s*=\\s*(?:"[^"]*"|'[^']*')`);
  if (known.test(fonts)) return fonts.replace(known, hint);
  return fonts.replace(/^<[^\s/>]+/, (name) => `${name}${names.declaration} ${hint}`);
}

function place({ name }: Property): number {
  return placeInOrder.get(name) ?? schemaOrder.length;
}
