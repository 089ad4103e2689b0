import { workingFormat } from '@transloom/core/document/format-registry';

/** Formats that LibreOffice shows as they look; all others but PDF are shown by their text. */
const paged: ReadonlySet<string> = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp']);

/** The extension of what the pages of a document are made of: a PDF has its own; undefined where it has none. */
export function pagedExtension(formatId: string): string | undefined {
  if (formatId === 'pdf') return 'pdf';
  const working = workingFormat(formatId).id;
  return paged.has(working) ? working : undefined;
}
