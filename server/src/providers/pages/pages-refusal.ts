import { installCommand, systemPrograms } from '../../platform/system-programs.ts';
import type { PagesError } from './pages-error.ts';

/** Reading or writing pages that failed, as a code of the catalogue. */
export function pagesRefusal({ code, program, packages }: PagesError): {
  readonly code: 'document.broken' | 'document.too-slow' | 'document.program-missing';
  readonly params: Readonly<Record<string, string>>;
} {
  if (code === 'missing') {
    const named = packages.length === 1 ? `${program} (${packages.join()})` : program;
    return { code: 'document.program-missing', params: { program: named, command: commandFor(packages) } };
  }
  return { code: code === 'too-slow' ? 'document.too-slow' : 'document.broken', params: { part: '' } };
}

function commandFor(packages: readonly string[]): string {
  const [first = '', ...more] = packages;
  return installCommand([{ packages: [first, ...more] }]);
}

const tesseract = systemPrograms.filter(({ name }) => name === 'Tesseract');

export const missingTesseract = { program: 'Tesseract', command: installCommand(tesseract) };
