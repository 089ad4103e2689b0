import type { UnitKind } from '../../document-format.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Run within a sentence. */
export const phraseElements = names(
  'ph b i u tt sup sub line-through overline q term keyword xref cite uicontrol menucascade wintitle userinput ' +
    'systemoutput msgph msgnum varname option parmname synph abbreviated-form tm shortcut text strong em delim sep var',
);

/** Programs' own words. */
export const codeElements = names(
  'codeph apiname filepath cmdname state boolean image foreign svg-container math mathml',
);

/** Not for readers, or not text; `codeblock` and its like are programs. */
export const skippedElements = names(
  'codeblock draft-comment required-cleanup data data-about unknown resourceid author publisher copyright critdates ' +
    'permissions audience prodinfo source othermeta metadata-extensions syntaxdiagram coderef object ux-window',
);

/** White space is meant as it stands. */
export const preservedElements = names('pre lines screen msgblock');

export const unitKinds: Readonly<Record<string, UnitKind>> = {
  title: 'title',
  mainbooktitle: 'title',
  booktitlealt: 'title',
  navtitle: 'title',
  searchtitle: 'title',
  titlealts: 'title',
  li: 'list-item',
  sli: 'list-item',
  cmd: 'list-item',
  entry: 'cell',
  stentry: 'cell',
  dt: 'list-item',
  dd: 'list-item',
};

export const styleElements = { b: 'bold', i: 'italic', u: 'underline' } as const;
