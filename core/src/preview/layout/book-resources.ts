import { readZipEntry, type ZipArchive } from '../../archive/zip-archive.ts';
import { DocumentFormatError } from '../../document/document-format-error.ts';
import { entryName } from '../../document/formats/epub/epub-package.ts';
import { decodeText } from '../../encoding/decode-text.ts';
import type { PageResources } from './page-resources.ts';

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};
/** Of all pictures of a book; those after it are shown by what they say. */
const maxPictureBytes = 4 * 2 ** 20;
const maxStyleBytes = 2 ** 20;

/** The pictures and style sheets of a book, each read once. */
export class BookResources {
  readonly #archive: ZipArchive;
  readonly #pictures = new Map<string, string | undefined>();
  #left = maxPictureBytes;

  constructor(archive: ZipArchive) {
    this.#archive = archive;
  }

  /** As a part of the book calls them. */
  of(part: string): PageResources {
    const nameOf = (address: string) => entryName(this.#archive, part, address);
    return {
      picture: (address) => this.#picture(nameOf(address)),
      styleSheet: (address) => {
        const bytes = this.#read(nameOf(address), maxStyleBytes);
        return bytes && decodeText(bytes).text;
      },
    };
  }

  #picture(name: string): string | undefined {
    if (this.#pictures.has(name)) return this.#pictures.get(name);
    const type = types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
    const bytes = type === undefined ? undefined : this.#read(name, this.#left);
    this.#left -= bytes?.length ?? 0;
    const address = bytes && `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
    this.#pictures.set(name, address);
    return address;
  }

  /** What is damaged or too large is not shown; the text of the book is. */
  #read(name: string, maxBytes: number): Uint8Array | undefined {
    try {
      return readZipEntry(this.#archive, name, maxBytes);
    } catch (error) {
      if (error instanceof DocumentFormatError) return undefined;
      throw error;
    }
  }
}
