import { fileURLToPath } from 'node:url';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const parts = fileURLToPath(new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')));

/** Nothing of the file is run, drawn or fetched: pictures, fonts of this machine and scripts stay untouched. */
const settings = {
  verbosity: VerbosityLevel.ERRORS,
  maxImageSize: 1,
  disableFontFace: true,
  useSystemFonts: false,
  fontExtraProperties: true,
  enableXfa: false,
  stopAtErrors: false,
  cMapUrl: `${parts}cmaps/`,
  standardFontDataUrl: `${parts}standard_fonts/`,
  wasmUrl: `${parts}wasm/`,
  iccUrl: `${parts}iccs/`,
};

/** @throws {DocumentFormatError} encrypted, broken */
export async function openPdf(file: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    const pdf = await getDocument({ ...settings, data: new Uint8Array(file) }).promise;
    const { info } = await pdf.getMetadata();
    if ('EncryptFilterName' in info && info.EncryptFilterName) throw new DocumentFormatError('encrypted');
    return pdf;
  } catch (error) {
    if (error instanceof DocumentFormatError) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentFormatError(isLocked ? 'encrypted' : 'broken');
  }
}
