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

/** For term bases that come from no TBX file. */
export function newFrame(language: string): TbxFrame {
  const text = (name: string, content: string): XmlElement => ({ name, children: [content] });
  const around = (name: string, ...children: readonly XmlElement[]): XmlElement => ({ name, children });
  return {
    edition: 'tbx',
    attributes: { style: 'dca', type: 'TBX-Basic', 'xml:lang': language },
    header: around(
      'tbx:tbxHeader',
      around('tbx:fileDesc', around('tbx:sourceDesc', text('tbx:p', 'Transloom'))),
      around('tbx:encodingDesc', {
        name: 'tbx:p',
        attributes: { type: 'XCSURI' },
        children: ['TBXBasicXCSV02.xcs'],
      }),
    ),
    front: [],
    back: [],
  };
}
