import type { DocumentFormat } from '../../document-format.ts';
import type { DocumentOptionName } from '../../document-options.ts';
import { odfKind } from './odf-package.ts';
import { processOdf } from './process-odf.ts';

interface OdfDescription {
  readonly id: string;
  readonly name: string;
  readonly extensions: readonly string[];
  /** Kinds of documents, as their media types name them; the first is that of files we make. */
  readonly kinds: readonly string[];
  readonly options: readonly DocumentOptionName[];
}

/** The formats of OpenDocument are one vocabulary; they differ in what people may choose. */
export function odfFormat({ id, name, extensions, kinds, options }: OdfDescription): DocumentFormat {
  return {
    id,
    name,
    extensions,
    mediaType: `application/vnd.oasis.opendocument.${kinds[0] ?? ''}`,
    styles: true,
    options: ['hiddenText', 'comments', 'altText', 'documentProperties', 'excludedStyles', ...options],
    recognize: (file) => (kinds.includes(odfKind(file).replace(/-template$/, '')) ? 3 : 0),
    process: (file, visit, chosen, write) =>
      processOdf(file, { visit, options: chosen, write, isSheet: id === 'ods' }),
  };
}
