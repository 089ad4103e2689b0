import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import { tmxCodeType } from '../../../memory/tmx/tmx-code-types.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { InlineRule, InlineVocabulary } from '../../bilingual/xml-inline.ts';
import { codeDetails } from '../xliff/xliff-code-type.ts';
import { tmxName } from './tmx-names.ts';

/** The elements TMX has among the text of one `seg`. */
export function tmxVocabulary(): InlineVocabulary {
  /** Codes have a name in all variants (`x`); the end of a pair knows only the number of its start (`i`). */
  const starts = new Map<string, string>();
  return (scanner) => {
    const name = tmxName(scanner.name);
    if (name === 'bpt' || name === 'ept') return pairRule(scanner, name, starts);
    const key = `${name} ${scanner.attribute('x') ?? ''}`;
    if (name === 'it') return codeRule(scanner, isEnd(scanner) ? 'close' : 'open', key);
    if (name === 'ph' || name === 'ut') return codeRule(scanner, 'placeholder', key);
    return { kind: 'pair', key, details: detailsFor(scanner, false)('') };
  };
}

function pairRule(scanner: XmlScanner, name: 'bpt' | 'ept', starts: Map<string, string>): InlineRule {
  const i = scanner.attribute('i') ?? '';
  const x = scanner.attribute('x');
  if (name === 'ept') return codeRule(scanner, 'close', starts.get(i) ?? `i ${i}`);
  const key = x === undefined ? `i ${i}` : `x ${x}`;
  starts.set(i, key);
  return codeRule(scanner, 'open', key);
}

function isEnd(scanner: XmlScanner): boolean {
  const position = scanner.attribute('pos');
  return position === 'end' || position === 'close';
}

function codeRule(scanner: XmlScanner, code: 'open' | 'close' | 'placeholder', key: string): InlineRule {
  const isPlaceholder = code === 'placeholder';
  return { kind: 'code', code, key, details: detailsFor(scanner, isPlaceholder) };
}

function detailsFor(scanner: XmlScanner, isPlaceholder: boolean): (content: string) => InlineCodeDetails {
  const type = scanner.attribute('type');
  return (content) => {
    const codeType = tmxCodeType(type);
    return codeDetails(codeType, content || type, isPlaceholder && codeType !== 'break');
  };
}
