import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { UnitKind } from '../../document-format.ts';
import type { XmlParent, XmlRule, XmlVocabulary } from '../../xml-rules/xml-vocabulary.ts';
import { blockKinds, kindsInside, skippedElements } from './odf-elements.ts';
import { annotationRule, inlineRule, isExcluded, isHidden, whiteSpaceWriter } from './odf-inline.ts';
import { odfNamespaces } from './odf-namespaces.ts';
import type { OdfReading } from './odf-reading.ts';
import { odfStyleMarks, textPrefix } from './style-marks.ts';

const group: XmlRule = { role: 'group' };
const skipped: XmlRule = { role: 'skipped' };
const hidden: XmlRule = { role: 'skipped', warning: 'hidden-text-skipped' };

/** Text, spreadsheets, presentations and charts are one vocabulary. */
export function odfVocabulary(reading: OdfReading): XmlVocabulary {
  return {
    namespaces: odfNamespaces,
    joinsAlike: true,
    styleMarks: odfStyleMarks(reading.text),
    rule: (scanner, parent) =>
      parent !== undefined && isText(parent)
        ? inlineRule(scanner, reading)
        : outerRule(scanner, parent, reading),
    finish: whiteSpaceWriter(textPrefix(reading.text)),
  };
}

function isText({ rule }: XmlParent): boolean {
  return rule.role === 'block' || rule.role === 'inline';
}

function outerRule(scanner: XmlScanner, parent: XmlParent | undefined, reading: OdfReading): XmlRule {
  const { name } = scanner;
  if (skippedElements.has(name)) return skipped;
  if (name.startsWith('form:')) return formRule;
  const rule = specialRules[name]?.(scanner, reading) ?? reading.tables.rule(scanner) ?? group;
  return rule === group && name in blockKinds ? blockRule(scanner, parent, reading) : rule;
}

const formRule: XmlRule = { role: 'group', attributes: ['form:label', 'form:title'] };
const titled: XmlRule = { role: 'group', attributes: ['table:title'] };

type RuleReader = (scanner: XmlScanner, reading: OdfReading) => XmlRule;

const headerRule: RuleReader = (_, { options }) => (options.headersAndFooters === false ? skipped : group);
const altTextRule: RuleReader = (_, { options }) =>
  options.altText ? { role: 'block', kind: 'attribute' } : skipped;

const drawingPageRule: RuleReader = (scanner, { styles, options }) => {
  const style = styles.get(`drawing-page ${scanner.attribute('draw:style-name') ?? ''}`);
  return style?.hidden && !options.hiddenText ? hidden : group;
};
/** What a master says in its own frames is a hint for authors. */
const frameRule: RuleReader = (scanner, { isMaster }) =>
  isMaster && scanner.attribute('presentation:class') !== undefined ? skipped : group;

/** Elements that are read or not by what was chosen. */
const specialRules: Readonly<Record<string, RuleReader>> = {
  'office:annotation': (_, reading) => annotationRule(reading),
  'text:tracked-changes': (scanner, { warnings }) => {
    warnings.add('tracked-changes-accepted', countChanges(scanner));
    return skipped;
  },
  'table:help-message': () => titled,
  'table:error-message': () => titled,
  'text:section': (scanner, { options }) =>
    scanner.attribute('text:display') === 'none' && !options.hiddenText ? hidden : group,
  'draw:page': drawingPageRule,
  'draw:frame': frameRule,
  'presentation:notes': (_, { options, isMaster }) =>
    options.speakerNotes === false || isMaster ? skipped : group,
  'presentation:footer-decl': headerRule,
  'presentation:header-decl': headerRule,
  'style:header': headerRule,
  'style:header-left': headerRule,
  'style:header-first': headerRule,
  'style:footer': headerRule,
  'style:footer-left': headerRule,
  'style:footer-first': headerRule,
  'svg:title': altTextRule,
  'svg:desc': altTextRule,
};

function countChanges({ text, end, rawName }: XmlScanner): number {
  const close = text.indexOf(`</${rawName}`, end);
  return text.slice(end, close).match(/changed-region\s/g)?.length ?? 0;
}

function blockRule(scanner: XmlScanner, parent: XmlParent | undefined, reading: OdfReading): XmlRule {
  if (parent !== undefined && reading.tables.isMuted(parent.start)) return skipped;
  const family = 'paragraph';
  const style = scanner.attribute('text:style-name') ?? scanner.attribute('presentation:style-name');
  if (isExcluded(reading, family, style)) return skipped;
  if (isHidden(reading, family, style)) return hidden;
  return { role: 'block', kind: kindOf(scanner.name, parent) };
}

function kindOf(name: string, parent: XmlParent | undefined): UnitKind {
  const own = blockKinds[name] ?? 'paragraph';
  if (own !== 'paragraph') return own;
  for (let around = parent; around !== undefined; around = around.parent) {
    const kind = kindsInside[around.name];
    if (kind !== undefined) return kind;
  }
  return own;
}
