import { openZip } from '../../../archive/zip-archive.ts';
import type { DocumentFormat } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { openBook } from './epub-package.ts';
import { processBook } from './process-book.ts';

/** Electronic books, EPUB 2 and 3. Pages come in reading order, then the tables of contents. */
export const epubFormat: DocumentFormat = {
  id: 'epub',
  name: 'EPUB book',
  extensions: ['epub'],
  mediaType: 'application/epub+zip',
  styles: true,
  options: ['documentProperties'],
  recognize(file) {
    if (file[0] !== 0x50 || file[1] !== 0x4b) return 0;
    try {
      return openZip(file).entriesByName.has('META-INF/container.xml') && hasBook(file) ? 3 : 0;
    } catch (error) {
      if (error instanceof DocumentFormatError) return 0;
      throw error;
    }
  },
  process(file, visit, options, write) {
    return processBook(openBook(file), { visit, options, write });
  },
};

/** InDesign packages have a container description too. */
function hasBook(file: Uint8Array): boolean {
  return openBook(file).packages.length > 0;
}
