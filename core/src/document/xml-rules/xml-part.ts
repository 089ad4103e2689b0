import { readZipEntry, type ZipArchive } from '../../archive/zip-archive.ts';
import { type Splice, spliceText } from '../../text/splice-text.ts';
import { type DecodedXml, decodeXml, encodeXml } from '../../xml/xml-encoding.ts';

const maxPartBytes = 2 ** 26;

/** A part of an archive that is XML. @throws {DocumentFormatError} broken, too-large, wrong-encoding, encrypted */
export function readXmlPart(archive: ZipArchive, name: string): DecodedXml | undefined {
  const bytes = readZipEntry(archive, name, maxPartBytes);
  return bytes && decodeXml(bytes, name);
}

export function spliceXmlPart(xml: DecodedXml, splices: readonly Splice[]): Uint8Array {
  return encodeXml({ ...xml, text: spliceText(xml.text, splices) });
}
