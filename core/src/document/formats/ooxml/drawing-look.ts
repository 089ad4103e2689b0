import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import type { RunLook } from './run-nodes.ts';

/** Attributes of run properties that say nothing of the look. */
const noise = new Set(['lang', 'altLang', 'dirty', 'err', 'smtClean', 'smtId', 'bmk', 'noProof', 'kumimoji']);
const styles = new Set(['b', 'i', 'u']);

/**
 * How the run properties that start here (`a:rPr`) look; goes on to their end. The format is the rest of the
 * attributes, a `>`, and the children as they stand. A style that is switched off says so in the format, since it
 * may be on where the text stands.
 */
export function readDrawingLook(scanner: XmlScanner): RunLook {
  const attributes = new Map(scanner.attributes());
  const { depth, end: childrenStart } = scanner;
  while (!(scanner.next() === 'end' && scanner.depth === depth));
  const children = scanner.end > scanner.start ? scanner.text.slice(childrenStart, scanner.start) : '';
  const others = [...attributes].filter(([name, value]) => {
    return !noise.has(name) && !name.includes(':') && !(styles.has(name) && isOn(name, value));
  });
  const format = others.map(([name, value]) => ` ${name}="${encodeXmlAttribute(value)}"`).sort();
  return {
    format: format.length === 0 && children === '' ? '' : `${format.join('')}>${children}`,
    bold: isOn('b', attributes.get('b')),
    italic: isOn('i', attributes.get('i')),
    underline: isOn('u', attributes.get('u')),
  };
}

function isOn(name: string, value: string | undefined): boolean {
  return name === 'u' ? value === 'sng' : value === '1' || value === 'true';
}

/** Run properties that look so; empty for none. `prefix` is such as `a:`. */
export function writeDrawingLook(look: RunLook, prefix: string, language: string | undefined): string {
  const split = look.format.indexOf('>');
  const others = split < 0 ? '' : look.format.slice(0, split);
  const children = look.format.slice(split + 1);
  const on = [look.bold && ' b="1"', look.italic && ' i="1"', look.underline && ' u="sng"'];
  const rest = others.replace(/ ([biu])="[^"]*"/g, (whole, name: string) => {
    return { b: look.bold, i: look.italic, u: look.underline }[name] ? '' : whole;
  });
  const lang = language === undefined ? '' : ` lang="${encodeXmlAttribute(language)}"`;
  const attributes = `${lang}${rest}${on.filter(Boolean).join('')}`;
  if (attributes === '' && children === '') return '';
  return children === ''
    ? `<${prefix}rPr${attributes}/>`
    : `<${prefix}rPr${attributes}>${children}</${prefix}rPr>`;
}
