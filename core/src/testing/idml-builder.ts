import { buildZip } from './zip-builder.ts';

/** A small InDesign package for a test: a frame with a story on one page for each story, in reverse order of names. */
export interface IdmlContents {
  /** Contents of `Story` elements, in the order of their frames. */
  readonly stories: readonly string[];
  /** Numbers of stories, from 0, whose frame is on a hidden layer. */
  readonly hidden?: readonly number[];
  /** Of the design map. */
  readonly conditions?: string;
}

const packaging = 'xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging" DOMVersion="16.0"';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export function buildIdml({ stories, hidden = [], conditions = '' }: IdmlContents): Uint8Array {
  const name = (i: number) => `u${stories.length - i}`;
  const parts = stories.map((story, i) => ({
    name: `Stories/Story_${name(i)}.xml`,
    content: `${declaration}<idPkg:Story ${packaging}>\n<Story Self="${name(i)}"><StoryPreference/>${story}</Story>\n</idPkg:Story>`,
  }));
  const frames = stories.map(
    (_, i) =>
      `<TextFrame Self="f${i}" ParentStory="${name(i)}" ItemLayer="${hidden.includes(i) ? 'off' : 'on'}" Visible="true"/>`,
  );
  const references = parts.toReversed().map((part) => `<idPkg:Story src="${part.name}"/>`);
  return buildZip([
    { name: 'mimetype', content: 'application/vnd.adobe.indesign-idml-package', stored: true },
    {
      name: 'designmap.xml',
      content: `${declaration}<?aid style="50" type="document"?><Document ${packaging}><Layer Self="on" Visible="true"/><Layer Self="off" Visible="false"/>${conditions}<idPkg:Spread src="Spreads/Spread_s.xml"/>${references.join('')}</Document>`,
    },
    {
      name: 'Spreads/Spread_s.xml',
      content: `${declaration}<idPkg:Spread ${packaging}><Spread>${frames.join('')}</Spread></idPkg:Spread>`,
    },
    ...parts,
  ]);
}
