import type { InlineCodeDetails } from '../../../inline/inline-text.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { InlineRule, InlineVocabulary } from '../../bilingual/xml-inline.ts';
import { codeDetails, xliffCodeType } from './xliff-code-type.ts';
import { xliffName } from './xliff-names.ts';

/** What the file's own list of tags says of a code, by its id. */
export type TagTable = ReadonlyMap<string, InlineCodeDetails>;

export interface Xliff12Vocabulary {
  readonly tags: TagTable;
  /** Whether `mrk` elements may be segments here. */
  readonly segmented: boolean;
}

/** The elements XLIFF 1.2 has among text. */
export function xliff12Vocabulary({ tags, segmented }: Xliff12Vocabulary): InlineVocabulary {
  return (scanner) => {
    const name = xliffName(scanner.name);
    if (name === 'mrk') return markRule(scanner, segmented);
    return (
      codeRules[name]?.(scanner, tags) ?? { kind: 'pair', key: scanner.rawName, details: { type: 'other' } }
    );
  };
}

type CodeRule = (scanner: XmlScanner, tags: TagTable) => InlineRule;

const codeRules: Readonly<Record<string, CodeRule>> = {
  g: (scanner, tags) => ({
    kind: 'pair',
    key: `g ${idOf(scanner)}`,
    details: ownDetails(scanner, tags, false),
  }),
  x: (scanner, tags) => ({
    kind: 'code',
    code: 'placeholder',
    key: `x ${idOf(scanner)}`,
    details: () => ownDetails(scanner, tags, true),
  }),
  bx: (scanner, tags) => halfRule(scanner, tags, 'open'),
  ex: (scanner, tags) => halfRule(scanner, tags, 'close'),
  bpt: (scanner) => nativeRule(scanner, 'open', `pt ${pairIdOf(scanner)}`),
  ept: (scanner) => nativeRule(scanner, 'close', `pt ${pairIdOf(scanner)}`),
  ph: (scanner) => nativeRule(scanner, 'placeholder', `ph ${idOf(scanner)}`),
  it: (scanner) =>
    nativeRule(scanner, scanner.attribute('pos') === 'close' ? 'close' : 'open', `it ${idOf(scanner)}`),
};

function halfRule(scanner: XmlScanner, tags: TagTable, code: 'open' | 'close'): InlineRule {
  const details = ownDetails(scanner, tags, false);
  return { kind: 'code', code, key: `bx ${pairIdOf(scanner)}`, details: () => details };
}

/** An element that holds the code as it was written in the original file. */
function nativeRule(scanner: XmlScanner, code: 'open' | 'close' | 'placeholder', key: string): InlineRule {
  const ctype = scanner.attribute('ctype');
  const equivalent = scanner.attribute('equiv-text');
  return {
    kind: 'code',
    code,
    key,
    details: (content) => {
      const type = xliffCodeType(ctype);
      return codeDetails(type, equivalent ?? displayOf(content), code === 'placeholder' && type !== 'break');
    },
  };
}

function markRule(scanner: XmlScanner, segmented: boolean): InlineRule {
  const type = scanner.attribute('mtype') ?? '';
  const id = scanner.attribute('mid') ?? '';
  if (type === 'seg' && segmented) return { kind: 'segment', id };
  if (type === 'protected') {
    const details = (content: string) => ({ ...codeDetails('variable', content, true), equivalent: content });
    return { kind: 'code', code: 'placeholder', key: `mrk ${type} ${id}`, details };
  }
  return { kind: 'pair', key: `mrk ${type} ${id}`, details: codeDetails('comment', type, false) };
}

function idOf(scanner: XmlScanner): string {
  return scanner.attribute('id') ?? '';
}

function pairIdOf(scanner: XmlScanner): string {
  return scanner.attribute('rid') ?? idOf(scanner);
}

function ownDetails(scanner: XmlScanner, tags: TagTable, required: boolean): InlineCodeDetails {
  const known = tags.get(idOf(scanner));
  if (known !== undefined) return required ? { ...known, required } : known;
  const ctype = scanner.attribute('ctype');
  const type = xliffCodeType(ctype);
  const display = scanner.attribute('equiv-text') || ctype?.replace(/^x-/, '') || idOf(scanner);
  return codeDetails(type, display, required && type !== 'break');
}

/** memoQ writes a tag of its own around the code. */
function displayOf(content: string): string {
  const shown = /^\s*<mq:\w[^>]*?\s(?:displaytext|val)="([^"]*)"/.exec(content)?.[1];
  return shown ?? content;
}
