import { installCommand, systemPrograms } from '../../platform/system-programs.ts';
import type { OfficeError } from './office-error.ts';

/** A conversion that failed, as a code of the catalogue: what is wrong with the file, or what is missing here. */
export function officeRefusal({ code }: OfficeError): {
  readonly code: 'document.broken' | 'document.too-slow' | 'document.program-missing';
  readonly params: Readonly<Record<string, string>>;
} {
  if (code === 'missing') return { code: 'document.program-missing', params: missingOffice };
  return { code: code === 'too-slow' ? 'document.too-slow' : 'document.broken', params: { part: '' } };
}

const libreOffice = systemPrograms.filter(({ name }) => name === 'LibreOffice');

export const missingOffice = { program: 'LibreOffice', command: installCommand(libreOffice) };
