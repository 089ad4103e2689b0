import type { UnitKind } from '../../document-format.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Never hold text of the document. */
export const skippedElements = names(
  'office:scripts office:font-face-decls office:automatic-styles office:styles office:settings office:binary-data ' +
    'office:event-listeners form:properties style:handout-master style:style text:variable-decls text:sequence-decls ' +
    'text:user-field-decls text:dde-connection-decls text:note-citation text:bibliography-configuration ' +
    'text:linenumbering-configuration text:notes-configuration text:alphabetical-index-auto-mark-file ' +
    'table:named-expressions table:database-ranges table:data-pilot-tables table:calculation-settings ' +
    'table:label-ranges table:table-source table:scenario draw:image draw:object draw:object-ole draw:plugin ' +
    'draw:applet draw:floating-frame draw:page-thumbnail draw:enhanced-geometry draw:glue-point draw:contour-polygon ' +
    'draw:contour-path draw:layer-set presentation:date-time-decl dc:creator dc:date meta:date-string ' +
    'meta:creator-initials table:title table:desc text:index-entry-span',
);

/** Marks between the characters that stand for no words. */
export const silentElements = names(
  'text:soft-page-break text:bookmark text:bookmark-start text:bookmark-end text:reference-mark ' +
    'text:reference-mark-start text:reference-mark-end text:change text:change-start text:change-end ' +
    'text:toc-mark text:toc-mark-start text:toc-mark-end text:user-index-mark text:user-index-mark-start ' +
    'text:user-index-mark-end text:alphabetical-index-mark text:alphabetical-index-mark-start ' +
    'text:alphabetical-index-mark-end text:number office:annotation-end text:script ' +
    'office:event-listeners text:table-formula text:dde-connection text:meta-start',
);

/** Elements whose own text is a unit; a paragraph is of the kind of what it stands in. */
export const blockKinds: Readonly<Record<string, UnitKind>> = {
  'text:p': 'paragraph',
  'text:h': 'heading',
  'presentation:footer-decl': 'footer',
  'presentation:header-decl': 'header',
};

export const kindsInside: Readonly<Record<string, UnitKind>> = {
  'table:table-cell': 'cell',
  'text:list-item': 'list-item',
  'text:note-body': 'note',
  'office:annotation': 'comment',
  'draw:text-box': 'text-box',
  'chart:title': 'title',
  'style:header': 'header',
  'style:header-left': 'header',
  'style:header-first': 'header',
  'style:footer': 'footer',
  'style:footer-left': 'footer',
  'style:footer-first': 'footer',
};

/** Shapes and frames: texts in them are texts of their own. */
export function isDrawing(name: string): boolean {
  return name.startsWith('draw:') || name.startsWith('dr3d:') || name === 'table:table';
}
