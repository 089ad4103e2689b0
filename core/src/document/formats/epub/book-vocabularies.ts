import type { XmlRule, XmlVocabulary } from '../../xml-rules/xml-vocabulary.ts';

const namespaces = new Map([
  ['http://www.idpf.org/2007/opf', 'opf'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://www.daisy.org/z3986/2005/ncx/', 'ncx'],
]);

const group: XmlRule = { role: 'group' };
const skipped: XmlRule = { role: 'skipped' };

/** The package document: title of the book, and with the option what else describes it. */
export function packageVocabulary(documentProperties: boolean): XmlVocabulary {
  const rules: Readonly<Record<string, XmlRule>> = {
    'opf:package': group,
    'opf:metadata': group,
    'dc:title': { role: 'block', kind: 'title' },
    ...(documentProperties && {
      'dc:description': { role: 'block' },
      'dc:subject': { role: 'block' },
    }),
  };
  return { namespaces, rule: ({ name }) => rules[name] ?? skipped };
}

const contentsRules: Readonly<Record<string, XmlRule>> = {
  'ncx:ncx': group,
  'ncx:docTitle': group,
  'ncx:navMap': group,
  'ncx:navPoint': group,
  'ncx:navList': group,
  'ncx:navTarget': group,
  'ncx:navLabel': group,
  'ncx:text': { role: 'block', kind: 'title' },
};

/** The table of contents of EPUB 2; numbers of pages stay. */
export const contentsVocabulary: XmlVocabulary = {
  namespaces,
  rule: ({ name }) => contentsRules[name] ?? skipped,
};
