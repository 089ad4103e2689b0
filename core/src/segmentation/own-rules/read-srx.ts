import { DocumentFormatError } from '../../document/document-format-error.ts';
import { decodeText } from '../../encoding/decode-text.ts';
import { XmlScanner } from '../../xml/xml-scanner.ts';
import { builtInPrefix } from './built-in-groups.ts';
import {
  mostRules,
  type OwnRule,
  type RuleGroup,
  type SegmentationSettings,
} from './segmentation-settings.ts';

/**
 * Rules of an SRX 1.0 or 2.0 file. They stand alone: the built-in rules are off, as the file describes a whole
 * segmentation; a place no rule speaks of is no break. Only a file that says so, as Okapi does, goes on with Unicode's,
 * and one that was written here with the rules that are built in.
 * @throws {DocumentFormatError} broken, limit, wrong-encoding
 */
export function readSrx(file: Uint8Array): SegmentationSettings {
  const scanner = new XmlScanner(decodeText(file).text, 'srx', new Map());
  const reading: Reading = {
    cascade: false,
    builtIn: false,
    rules: new Map(),
    maps: [],
    count: 0,
    isSrx: false,
  };
  while (scanner.next() !== 'done') if (scanner.event === 'start') readElement(scanner, reading);
  if (!reading.isSrx) throw new DocumentFormatError('broken', { part: 'srx', reason: 'root' });
  const ours = reading.maps.some(({ name }) => name.startsWith(builtInPrefix));
  const others = reading.maps.filter(({ name }) => !name.startsWith(builtInPrefix));
  const groups = others.flatMap(({ pattern, name }): readonly RuleGroup[] => {
    const rules = reading.rules.get(name);
    return rules === undefined ? [] : [{ name, languagePattern: pattern, rules }];
  });
  const { cascade } = reading;
  const builtIn = reading.builtIn || ours;
  return { mode: 'sentence', builtIn, cascade, groups };
}

interface Reading {
  cascade: boolean;
  builtIn: boolean;
  readonly rules: Map<string, OwnRule[]>;
  readonly maps: { readonly pattern: string; readonly name: string }[];
  count: number;
  isSrx: boolean;
  group?: OwnRule[];
  rule?: { -readonly [Field in keyof OwnRule]: OwnRule[Field] };
}

function readElement(scanner: XmlScanner, reading: Reading): void {
  switch (localName(scanner)) {
    case 'srx':
      reading.isSrx = true;
      break;
    case 'header':
      reading.cascade = attribute(scanner, 'cascade') === 'yes';
      break;
    case 'options':
      reading.builtIn = attribute(scanner, 'useIcu4jBreakRules') === 'yes';
      break;
    case 'languagerule':
      reading.group = [];
      reading.rules.set(attribute(scanner, 'languagerulename'), reading.group);
      break;
    case 'rule':
      startRule(reading, attribute(scanner, 'break') !== 'no');
      break;
    case 'beforebreak':
      if (reading.rule) reading.rule.before = readText(scanner);
      break;
    case 'afterbreak':
      if (reading.rule) reading.rule.after = readText(scanner);
      break;
    case 'languagemap':
      reading.maps.push({
        pattern: attribute(scanner, 'languagepattern'),
        name: attribute(scanner, 'languagerulename'),
      });
      break;
    default:
  }
}

function startRule(reading: Reading, isBreak: boolean): void {
  reading.rule = { isBreak, before: '', after: '' };
  reading.group?.push(reading.rule);
  if (++reading.count > mostRules) throw new DocumentFormatError('limit', { part: 'srx', limit: mostRules });
}

/** The text of the element that starts, up to its end. */
function readText(scanner: XmlScanner): string {
  const { depth } = scanner;
  let text = '';
  while (scanner.next() !== 'end' || scanner.depth > depth) {
    if (scanner.event === 'text' || scanner.event === 'cdata') text += scanner.value();
  }
  return text;
}

/** SRX 1.0 has no namespace, 2.0 has one under any prefix. */
function localName(scanner: XmlScanner): string {
  return scanner.rawName.slice(scanner.rawName.indexOf(':') + 1);
}

function attribute(scanner: XmlScanner, name: string): string {
  return scanner.attribute(name) ?? '';
}
