import { buildZip } from './zip-builder.ts';

/** A small OpenDocument file for a test. Contents are XML under the usual prefixes. */
export interface OdfContents {
  /** As the media type names it. */
  readonly kind: 'text' | 'spreadsheet' | 'presentation';
  readonly body: string;
  /** Children of the automatic styles of the body. */
  readonly automaticStyles?: string;
  /** Children of the styles people see. */
  readonly styles?: string;
  /** Children of the master styles. */
  readonly masterStyles?: string;
  /** Children of the properties of the file. */
  readonly properties?: string;
  /** Children of the manifest, beyond the parts. */
  readonly manifest?: string;
}

const oasis = 'urn:oasis:names:tc:opendocument:xmlns:';
const declarations = [
  ...['office', 'text', 'table', 'style', 'presentation', 'meta', 'form', 'chart'].map(
    (name) => `xmlns:${name}="${oasis}${name}:1.0"`,
  ),
  `xmlns:draw="${oasis}drawing:1.0"`,
  `xmlns:fo="${oasis}xsl-fo-compatible:1.0"`,
  `xmlns:svg="${oasis}svg-compatible:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:officeooo="http://openoffice.org/2009/office"',
].join(' ');

export function buildOdf(contents: OdfContents): Uint8Array {
  const { kind, body, automaticStyles = '', styles = '', masterStyles = '', properties = '' } = contents;
  const mediaType = `application/vnd.oasis.opendocument.${kind}`;
  return buildZip([
    { name: 'mimetype', content: mediaType, stored: true },
    {
      name: 'content.xml',
      content: part(
        'document-content',
        `<office:automatic-styles>${automaticStyles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body>`,
      ),
    },
    {
      name: 'styles.xml',
      content: part(
        'document-styles',
        `<office:styles>${styles}</office:styles><office:automatic-styles/><office:master-styles>${masterStyles}</office:master-styles>`,
      ),
    },
    { name: 'meta.xml', content: part('document-meta', `<office:meta>${properties}</office:meta>`) },
    {
      name: 'META-INF/manifest.xml',
      content: `<manifest:manifest xmlns:manifest="${oasis}manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mediaType}"/>${contents.manifest ?? ''}</manifest:manifest>`,
    },
  ]);
}

function part(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<office:${root} ${declarations} office:version="1.3">${content}</office:${root}>`;
}
