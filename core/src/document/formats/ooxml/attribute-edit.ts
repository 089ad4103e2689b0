import { attributeRange } from '../../../xml/attribute-range.ts';
import type { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import type { PartEdit } from './part-edits.ts';

/** Gives an attribute of the element that starts here, which has it, another value. */
export function attributeEdit(scanner: XmlScanner, name: string, value: string): PartEdit | undefined {
  const range = attributeRange(scanner.text, scanner.start, name);
  return range && { ...range, xml: `"${encodeXmlAttribute(value)}"` };
}
