import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import type { RunLook } from './run-nodes.ts';

/** Attributes of run properties that say nothing of the look. */
const noise = new Set(['lang', 'altLang', 'dirty', 'err', 'smtClean', 'smtId', 'bmk', 'noProof', 'kumimoji']);
const styles = new Set(['b', 'i', 'u']);
/** In the schema these stand behind links (CT_TextCharacterProperties). */
const behindLinks = new Set(['a:rtl', 'a:extLst']);
/** Stands in a format where a link has its place; no XML has this character. */
const linkPlace = '\u0000';

/**
 * How the run properties that start here (`a:rPr`) look; goes on to their end. The format is the rest of the
 * attributes, a `>`, and the children as they stand. A style that is switched off says so in the format, since it
 * may be on where the text stands.
 */
export function readDrawingLook(scanner: XmlScanner): RunLook {
  const attributes = new Map(scanner.attributes());
  const { children, link } = readChildren(scanner);
  const others = [...attributes].filter(([name, value]) => {
    return !noise.has(name) && !name.includes(':') && !(styles.has(name) && isOn(name, value));
  });
  const format = others.map(([name, value]) => ` ${name}="${encodeXmlAttribute(value)}"`).sort();
  return {
    format: format.length === 0 && children === '' ? '' : `${format.join('')}>${children}`,
    bold: isOn('b', attributes.get('b')),
    italic: isOn('i', attributes.get('i')),
    underline: isOn('u', attributes.get('u')),
    ...(link !== '' && { link }),
  };
}

function readChildren(scanner: XmlScanner): { readonly children: string; readonly link: string } {
  const { depth } = scanner;
  const children = { before: '', link: '', behind: '' };
  while (!(scanner.next() === 'end' && scanner.depth === depth)) {
    if (scanner.event !== 'start') continue;
    const { name, start } = scanner;
    scanner.skipElement();
    const place = name.startsWith('a:hlink') ? 'link' : behindLinks.has(name) ? 'behind' : 'before';
    children[place] += scanner.text.slice(start, scanner.end);
  }
  const { before, link, behind } = children;
  return { children: before + behind === '' ? '' : before + linkPlace + behind, link };
}

function isOn(name: string, value: string | undefined): boolean {
  return name === 'u' ? value === 'sng' : value === '1' || value === 'true';
}

/** Styles that every run of a paragraph switches on or off itself; what they inherit makes no difference. */
export type SwitchedStyles = ReadonlySet<string>;

export function switchedStyles(looks: readonly RunLook[]): SwitchedStyles {
  const switched = [...styles].filter((name) => looks.every((look) => switches(look, name)));
  return new Set(looks.length === 0 ? [] : switched);
}

function switches(look: RunLook, name: string): boolean {
  return styleOf(look, name) || switchedOff(name).test(attributesOf(look));
}

function styleOf({ bold, italic, underline }: RunLook, name: string): boolean {
  return { b: bold, i: italic, u: underline }[name] ?? false;
}

function switchedOff(name: string): RegExp {
  return name === 'u' ? / u="none"/ : new RegExp(` ${name}="(?:0|false)"`);
}

function attributesOf({ format }: RunLook): string {
  return format.slice(0, Math.max(format.indexOf('>'), 0));
}

/** The look without saying which styles are off. */
export function withoutSwitched(look: RunLook, switched: SwitchedStyles): RunLook {
  if (switched.size === 0) return look;
  const attributes = attributesOf(look);
  let rest = attributes;
  for (const name of switched) rest = rest.replace(switchedOff(name), '');
  const format = rest + look.format.slice(attributes.length);
  return { ...look, format: format === '>' ? '' : format };
}

interface LookWriting {
  /** As the file spells the names of elements, such as `a:`. */
  readonly prefix: string;
  readonly language: string | undefined;
  readonly switched: SwitchedStyles;
}

/** Run properties that look so; empty for none. */
export function writeDrawingLook(look: RunLook, { prefix, language, switched }: LookWriting): string {
  const attributes = `${languageAttribute(language)}${otherAttributes(look)}${styleAttributes(look, switched)}`;
  const { link = '' } = look;
  const inside = look.format.slice(look.format.indexOf('>') + 1);
  const children = inside.includes(linkPlace) ? inside.replace(linkPlace, () => link) : inside + link;
  if (children !== '') return `<${prefix}rPr${attributes}>${children}</${prefix}rPr>`;
  return attributes === '' ? '' : `<${prefix}rPr${attributes}/>`;
}

function languageAttribute(language: string | undefined): string {
  return language === undefined ? '' : ` lang="${encodeXmlAttribute(language)}"`;
}

function otherAttributes(look: RunLook): string {
  return attributesOf(look).replace(/ ([biu])="[^"]*"/g, (whole, name: string) =>
    styleOf(look, name) ? '' : whole,
  );
}

function styleAttributes(look: RunLook, switched: SwitchedStyles): string {
  return [...styles]
    .map((name) => {
      if (styleOf(look, name)) return ` ${name}="${name === 'u' ? 'sng' : '1'}"`;
      return switched.has(name) ? ` ${name}="${name === 'u' ? 'none' : '0'}"` : '';
    })
    .join('');
}
