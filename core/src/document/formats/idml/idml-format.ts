import { rewriteZip } from '../../../archive/rewrite-zip.ts';
import type { DocumentFormat } from '../../document-format.ts';
import { readXmlPart, spliceXmlPart } from '../../xml-rules/xml-part.ts';
import { XmlWarnings } from '../../xml-rules/xml-warnings.ts';
import { isIdml, openIdml, readDesignMap, storyParts } from './idml-package.ts';
import { readStory } from './read-idml-story.ts';

/** Publications of InDesign. A paragraph is a unit; stories come in the order of their frames on the pages. */
export const idmlFormat: DocumentFormat = {
  id: 'idml',
  name: 'InDesign publication',
  extensions: ['idml'],
  mediaType: 'application/vnd.adobe.indesign-idml-package',
  styles: true,
  options: ['hiddenText', 'comments'],
  recognize: (file) => (isIdml(file) ? 3 : 0),
  process(file, visit, options, write) {
    const archive = openIdml(file);
    const warnings = new XmlWarnings();
    const replaced = new Map<string, Uint8Array>();
    const map = readDesignMap(archive);
    const { hiddenConditions } = map;
    for (const { part, hidden } of storyParts(archive, map)) {
      const xml = readXmlPart(archive, part);
      if (xml === undefined) continue;
      if (hidden && !options.hiddenText) {
        warnings.add('hidden-text-skipped');
        continue;
      }
      const splices = readStory({ part, text: xml.text, visit, options, warnings, hiddenConditions });
      if (splices.length > 0) replaced.set(part, spliceXmlPart(xml, splices));
    }
    rewriteZip(archive, replaced, write);
    return { warnings: warnings.list() };
  },
};
