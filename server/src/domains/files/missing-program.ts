import { findConvertedFormat } from '@transloom/core/document/format-registry';
import { missingOffice } from '../../providers/office/office-refusal.ts';
import { missingTesseract } from '../../providers/pages/pages-refusal.ts';
import type { Providers } from '../../providers/providers.ts';

export interface MissingProgram {
  readonly program: string;
  readonly command: string;
}

/** The program without which no file of the format is read; null where none is missing. */
export function missingProgram(format: string | null, { office, pages }: Providers): MissingProgram | null {
  const converted = format === null ? undefined : findConvertedFormat(format);
  if (converted === undefined) return null;
  if (converted.becomes !== 'pages') return office.installed ? null : missingOffice;
  const needsLetters = converted.id === 'image';
  return needsLetters && pages.programs.tesseract === undefined ? missingTesseract : null;
}
