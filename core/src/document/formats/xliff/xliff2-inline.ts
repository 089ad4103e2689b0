import type { InlineCodeDetails, InlineCodeType } from '../../../inline/inline-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { InlineRule, InlineVocabulary } from '../../bilingual/xml-inline.ts';
import { codeDetails, xliffCodeType } from './xliff-code-type.ts';
import { xliffName } from './xliff-names.ts';

/** The unit's `originalData`: what codes stand for, by id. */
export type OriginalData = ReadonlyMap<string, string>;

/** The elements XLIFF 2 has among text. */
export function xliff2Vocabulary(data: OriginalData): InlineVocabulary {
  return (scanner) =>
    rules[xliffName(scanner.name)]?.(scanner, data) ?? {
      kind: 'pair',
      key: scanner.rawName,
      details: { type: 'other' },
    };
}

const rules: Readonly<Record<string, (scanner: XmlScanner, data: OriginalData) => InlineRule>> = {
  ph: (scanner, data) => codeRule('placeholder', `ph ${idOf(scanner)}`, detailsOf(scanner, data, 'dataRef')),
  pc: (scanner, data) => ({
    kind: 'pair',
    key: `pc ${idOf(scanner)}`,
    details: detailsOf(scanner, data, 'dataRefStart'),
  }),
  sc: (scanner, data) => codeRule('open', `pc ${idOf(scanner)}`, detailsOf(scanner, data, 'dataRef')),
  ec: (scanner, data) => codeRule('close', `pc ${startOf(scanner)}`, detailsOf(scanner, data, 'dataRef')),
  cp: (scanner) => {
    const hex = scanner.attribute('hex') ?? '';
    return codeRule('placeholder', `cp ${hex}`, codeDetails('other', `U+${hex}`, true));
  },
  mrk: (scanner) => markRule(scanner),
  sm: (scanner) => codeRule('open', `mrk ${idOf(scanner)}`, markDetails(scanner)),
  em: (scanner) => codeRule('close', `mrk ${startOf(scanner)}`, markDetails(scanner)),
};

function codeRule(
  code: 'open' | 'close' | 'placeholder',
  key: string,
  details: InlineCodeDetails,
): InlineRule {
  return { kind: 'code', code, key, details: () => details };
}

function markRule(scanner: XmlScanner): InlineRule {
  const key = `mrk ${idOf(scanner)}`;
  if (scanner.attribute('translate') !== 'no') return { kind: 'pair', key, details: markDetails(scanner) };
  const details = (content: string) => ({ ...codeDetails('variable', content, true), equivalent: content });
  return { kind: 'code', code: 'placeholder', key, details };
}

function markDetails(scanner: XmlScanner): InlineCodeDetails {
  return codeDetails('comment', scanner.attribute('type'), false);
}

function idOf(scanner: XmlScanner): string {
  return scanner.attribute('id') ?? '';
}

/** An end names its start, or is alone and has an id of its own. */
function startOf(scanner: XmlScanner): string {
  return scanner.attribute('startRef') ?? idOf(scanner);
}

const types: Readonly<Record<string, InlineCodeType>> = {
  fmt: 'format',
  ui: 'variable',
  quote: 'other',
  link: 'link',
  image: 'image',
  'xlf:lb': 'break',
  'xlf:pb': 'break',
  'xlf:var': 'variable',
};

function detailsOf(scanner: XmlScanner, data: OriginalData, reference: string): InlineCodeDetails {
  const subType = scanner.attribute('subType');
  const type = types[subType ?? ''] ?? types[scanner.attribute('type') ?? ''] ?? xliffCodeType(subType);
  const equivalent = scanner.attribute(reference === 'dataRef' ? 'equiv' : 'equivStart');
  const original = data.get(scanner.attribute(reference) ?? '');
  const display =
    scanner.attribute(reference === 'dataRef' ? 'disp' : 'dispStart') ||
    original ||
    equivalent ||
    idOf(scanner);
  const details = codeDetails(type, display, scanner.attribute('canDelete') === 'no');
  return equivalent ? { ...details, equivalent } : details;
}
