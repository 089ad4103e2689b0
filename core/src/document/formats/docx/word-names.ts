import type { XmlScanner } from '../../../xml/xml-scanner.ts';

/** How this place of the file spells the names of WordprocessingML. */
export interface WordNames {
  /** `w:`, or empty under a default namespace. */
  readonly element: string;
  readonly attribute: string;
  /** Goes with an element that has attributes, where no prefix is declared for them. */
  readonly declaration: string;
}

/** As the element that starts here is spelled. */
export function wordNamesAt(scanner: XmlScanner): WordNames {
  const element = scanner.rawName.slice(0, scanner.rawName.indexOf(':') + 1);
  if (element !== '') return { element, attribute: element, declaration: '' };
  const uri = scanner.names.uriOf(scanner.rawName) ?? '';
  const prefix = scanner.names.prefixOf(uri, 'attribute');
  if (prefix !== undefined) return { element, attribute: `${prefix}:`, declaration: '' };
  return { element, attribute: 'w:', declaration: ` xmlns:w="${uri}"` };
}

/** An empty element, such as `<w:u w:val="single"/>`. */
export function emptyElement(
  names: WordNames,
  local: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${names.attribute}${name}="${value}"`);
  const declaration = given.length > 0 ? names.declaration : '';
  return `<${names.element}${local}${declaration}${given.join('')}/>`;
}
