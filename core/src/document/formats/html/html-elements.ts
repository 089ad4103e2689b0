import type { UnitKind } from '../../document-format.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that run within a sentence; so do unknown ones, as in browsers. All block elements end a unit. */
export const blockElements = names(
  'address article aside base blockquote body button caption center col colgroup datalist dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link ' +
    'main menu meta nav noframes noscript ol optgroup option p param pre search section select summary table tbody td ' +
    'template textarea tfoot th thead title tr ul ' +
    // of drawings
    'text desc',
);

export const voidElements = names(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);

/** Their content is never text of the sentence they stand in. */
export const opaqueElements = names(
  'script style svg math iframe noembed xmp plaintext object canvas audio video',
);

/** Of these what is in them has texts of its own: of drawings, and for browsers that do not show the thing itself. */
export const speakingElements = names('svg object canvas audio video');

/** Small characters beside others that say how they are read. */
export const readingElements = names('rt rp rtc');

/** White space is meant as it stands. */
export const preformattedElements = names('pre textarea listing');

/** Elements whose end tag may be left out: the next of the same name ends them. */
export const selfEndingElements = names('p li dt dd tr td th option optgroup');

export const unitKinds: Readonly<Record<string, UnitKind>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  li: 'list-item',
  dd: 'list-item',
  dt: 'list-item',
  td: 'cell',
  th: 'cell',
  title: 'title',
};

/** Elements that mean a style and nothing else, when they carry no attribute. */
export const styleElements = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
} as const;
