import { documentFormat, findConvertedFormat } from '@transloom/core/document/format-registry';

/** Formats that LibreOffice shows as they look; all others are shown by their text. */
const paged: ReadonlySet<string> = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp']);

/** The extension under which LibreOffice opens a document of this format; undefined where it has no pages. */
export function pagedExtension(formatId: string): string | undefined {
  const working = findConvertedFormat(formatId)?.becomes ?? documentFormat(formatId).id;
  return paged.has(working) ? working : undefined;
}
