import type { XmlElement } from './xml-element.ts';

/** The spellings of TBX: of 2008 (`martif`), of 2019 (`tbx`), and TBX-Min as it was before that (`TBX`). */
export type TbxEdition = 'martif' | 'tbx' | 'TBX';

/** What a TBX file says around its concepts. */
export interface TbxFrame {
  readonly edition: TbxEdition;
  readonly attributes: Readonly<Record<string, string>>;
  readonly header: XmlElement | undefined;
  /** What stands in the text before and behind the body. */
  readonly front: readonly XmlElement[];
  readonly back: readonly XmlElement[];
}

export const conceptNames: Readonly<
  Record<TbxEdition, { readonly concept: string; readonly section: string; readonly term: string }>
> = {
  martif: { concept: 'termEntry', section: 'langSet', term: 'tig' },
  tbx: { concept: 'tbx:conceptEntry', section: 'tbx:langSec', term: 'tbx:termSec' },
  TBX: { concept: 'entry', section: 'langGroup', term: 'termGroup' },
};

/** For term bases that come from no TBX file, or from one of another edition. */
export function newFrame(language: string, edition: 'martif' | 'tbx' = 'tbx'): TbxFrame {
  return edition === 'tbx' ? frameOf2019(language) : frameOf2008(language);
}

function frameOf2019(language: string): TbxFrame {
  return {
    edition: 'tbx',
    attributes: { style: 'dca', type: 'TBX-Basic', 'xml:lang': language },
    header: around(
      'tbx:tbxHeader',
      around('tbx:fileDesc', around('tbx:sourceDesc', text('tbx:p', 'Transloom'))),
      encoding('tbx:', 'TBXBasicXCSV02.xcs'),
    ),
    front: [],
    back: [],
  };
}

function frameOf2008(language: string): TbxFrame {
  return {
    edition: 'martif',
    attributes: { type: 'TBX', 'xml:lang': language },
    header: around(
      'martifHeader',
      around('fileDesc', around('sourceDesc', text('p', 'Transloom'))),
      encoding('', 'TBXXCSV02.xcs'),
    ),
    front: [],
    back: [],
  };
}

function encoding(prefix: string, name: string): XmlElement {
  const constraint = { name: `${prefix}p`, attributes: { type: 'XCSURI' }, children: [name] };
  return around(`${prefix}encodingDesc`, constraint);
}

function text(name: string, content: string): XmlElement {
  return { name, children: [content] };
}

function around(name: string, ...children: readonly XmlElement[]): XmlElement {
  return { name, children };
}
