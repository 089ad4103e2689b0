import type { TextStyle } from '../../../inline/render-inline.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import type { StyleMarks } from '../../inline-unit.ts';
import type { XmlRule, XmlVocabulary } from '../../xml-rules/xml-vocabulary.ts';

const versions = ['ns/ttml', '2006/10/ttaf1', '2006/04/ttaf1', '2006/02/ttaf1'];
export const ttmlNamespaces = new Map(
  versions.flatMap((version) => [
    [`http://www.w3.org/${version}`, 'tt'],
    [`http://www.w3.org/${version}#styling`, 'tts'],
    [`http://www.w3.org/${version}#style`, 'tts'],
    [`http://www.w3.org/${version}#metadata`, 'ttm'],
  ]),
);

const group = { role: 'group' } as const;
const rules: Readonly<Record<string, XmlRule>> = {
  'tt:tt': group,
  'tt:head': group,
  'tt:body': group,
  'tt:div': group,
  'tt:metadata': group,
  'ttm:title': { role: 'block', kind: 'title' },
  'ttm:desc': { role: 'block' },
  'tt:p': { role: 'block', kind: 'cue', segmentable: false },
  'tt:br': { role: 'code', details: { type: 'break', display: 'br', equivalent: '\n' } },
};

export function ttmlVocabulary(text: string): XmlVocabulary {
  return {
    namespaces: ttmlNamespaces,
    styleMarks: styleMarksIn(text),
    rule: (scanner) =>
      scanner.name === 'tt:span' ? spanRule(scanner) : (rules[scanner.name] ?? { role: 'skipped' }),
  };
}

const looks: Readonly<Record<string, TextStyle['name']>> = {
  'tts:fontWeight=bold': 'bold',
  'tts:fontStyle=italic': 'italic',
  'tts:textDecoration=underline': 'underline',
};

/** A span that says nothing but styles is those; any other is a code. */
function spanRule(scanner: XmlScanner): XmlRule {
  const attributes = scanner.attributes().map(([name, value]) => `${name}=${value}`);
  const styles = attributes.flatMap((attribute) => looks[attribute] ?? []);
  const details = { type: 'format', display: ['span', ...attributes].join(' ').slice(0, 40) } as const;
  const plain = styles.length > 0 && styles.length === attributes.length;
  return plain ? { role: 'inline', details, styles } : { role: 'inline', details };
}

/** The document may have any prefix for its elements and for its styles. */
function styleMarksIn(text: string): StyleMarks {
  const root = /<(?:(\w+):)?tt\s/.exec(text)?.[1];
  const element = root === undefined ? 'span' : `${root}:span`;
  const styling = /xmlns:(\w+)\s*=\s*["']http:\/\/www\.w3\.org\/[\w/]+#styl(?:e|ing)["']/.exec(text)?.[1];
  const declaration = styling === undefined ? ' xmlns:tts="http://www.w3.org/ns/ttml#styling"' : '';
  const mark = (look: string) =>
    [`<${element}${declaration} ${styling ?? 'tts'}:${look}>`, `</${element}>`] as const;
  return {
    bold: mark('fontWeight="bold"'),
    italic: mark('fontStyle="italic"'),
    underline: mark('textDecoration="underline"'),
  };
}
