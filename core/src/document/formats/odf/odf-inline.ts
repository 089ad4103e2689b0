import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { XmlRule } from '../../xml-rules/xml-vocabulary.ts';
import { isDrawing, silentElements } from './odf-elements.ts';
import type { OdfReading } from './odf-reading.ts';
import { namesOfStyle } from './odf-styles.ts';

/** What an element means in the middle of a paragraph. What nobody knows is a field: the program writes its text. */
export function inlineRule(scanner: XmlScanner, reading: OdfReading): XmlRule {
  const { name } = scanner;
  if (silentElements.has(name)) {
    const display = name.replace(/^.*:/, '');
    return { role: 'code', details: { type: 'other', display, required: name !== 'text:soft-page-break' } };
  }
  const special = specialRules[name];
  if (special !== undefined) return special(scanner, reading);
  if (isDrawing(name)) return { role: 'group', nested: { type: 'image', display: 'image', required: true } };
  return fieldRule(scanner, reading);
}

type RuleReader = (scanner: XmlScanner, reading: OdfReading) => XmlRule;

const phrase: RuleReader = ({ name }) => ({
  role: 'inline',
  details: { type: 'format', display: name.replace(/^.*:/, '') },
});

const specialRules: Readonly<Record<string, RuleReader>> = {
  'text:span': spanRule,
  'text:a': (scanner) => {
    const display = scanner.attributes().find(([name]) => name.endsWith('href'))?.[1] ?? 'a';
    const details = { type: 'link', display: display.slice(0, 40) } as const;
    return { role: 'inline', details, attributes: ['office:title'] };
  },
  'text:s': (scanner) => {
    const count = Number(scanner.attribute('text:c') ?? 1);
    return { role: 'text', text: ' '.repeat(Math.min(Math.max(count || 0, 0), 1000)) };
  },
  'text:tab': () => ({ role: 'code', details: { type: 'tab', display: '⇥', equivalent: '\t' } }),
  'text:line-break': () => ({ role: 'code', details: { type: 'break', display: '↵', equivalent: '\n' } }),
  'text:note': () => ({ role: 'group', nested: { type: 'note', display: 'note', required: true } }),
  'office:annotation': (_, reading) => annotationRule(reading),
  'text:ruby-text': (scanner) => ({
    role: 'code',
    details: { type: 'other', display: wordsOf(scanner, 'field').display ?? 'ruby' },
  }),
  'text:ruby': phrase,
  'text:ruby-base': phrase,
  'text:meta': phrase,
};

/** In a paragraph it is a code that says nothing; what it holds is read where comments are asked for. */
export function annotationRule({ options, warnings }: OdfReading): XmlRule {
  const nested = { type: 'comment', display: 'comment', required: true } as const;
  if (options.comments) return { role: 'group', nested };
  warnings.add('comments-skipped');
  return { role: 'code', details: nested };
}

function spanRule(scanner: XmlScanner, reading: OdfReading): XmlRule {
  const name = scanner.attribute('text:style-name');
  const style = reading.styles.get(`text ${name ?? ''}`);
  const details = { type: 'format', display: style?.displayName ?? name ?? 'span' } as const;
  if (isHidden(reading, 'text', name)) {
    reading.warnings.add('hidden-text-skipped');
    return { role: 'code', details: { ...details, required: true } };
  }
  if (isExcluded(reading, 'text', name))
    return { role: 'code', details: wordsOf(scanner, 'variable'), speaks: true };
  const isLook = style?.automatic === true && style.parent === undefined && !style.other;
  if (!isLook) return { role: 'inline', details };
  return style.looks.length > 0
    ? { role: 'inline', details, styles: style.looks }
    : { role: 'inline', details, meaningless: true };
}

function fieldRule(scanner: XmlScanner, { warnings }: OdfReading): XmlRule {
  const details = wordsOf(scanner, 'field');
  if (/\p{L}/u.test(details.equivalent ?? '')) warnings.add('fields-skipped');
  return { role: 'code', details, speaks: true };
}

function wordsOf(
  { text, end, rawName, selfClosing }: XmlScanner,
  type: 'field' | 'variable',
): InlineCodeDetails {
  const close = selfClosing ? end : text.indexOf(`</${rawName}`, end);
  const words = text
    .slice(end, close)
    .replaceAll(/<[^>]*>/g, '')
    .trim();
  const display = words === '' ? rawName.replace(/^.*:/, '') : words.slice(0, 40);
  return { type, display, required: true, ...(words !== '' && { equivalent: words }) };
}

export function isHidden({ styles, options }: OdfReading, family: string, name: string | undefined): boolean {
  return options.hiddenText !== true && styles.get(`${family} ${name ?? ''}`)?.hidden === true;
}

export function isExcluded(
  { styles, options }: OdfReading,
  family: string,
  name: string | undefined,
): boolean {
  const { excludedStyles = [] } = options;
  return (
    excludedStyles.length > 0 &&
    namesOfStyle(styles, family, name).some((one) => excludedStyles.includes(one))
  );
}

/** Spaces beyond the first, tabs and line ends are elements. */
export function whiteSpaceWriter(prefix: string): (xml: string, afterSpace: boolean) => string {
  const spaces = (count: number) => `<${prefix}:s ${prefix}:c="${count}"/>`;
  return (xml, afterSpace) =>
    xml
      .replace(/^ +/, (blank) => (afterSpace ? spaces(blank.length) : blank))
      .replaceAll(/ {2,}/g, (blank) => ` ${spaces(blank.length - 1)}`)
      .replaceAll('\t', `<${prefix}:tab/>`)
      .replaceAll('\n', `<${prefix}:line-break/>`);
}
