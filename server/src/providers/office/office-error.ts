/**
 * missing: LibreOffice is not installed. refused: it cannot read the file, or not write it so. too-slow: it took longer
 * than allowed. failed: it died or did not start.
 */
type OfficeErrorCode = 'missing' | 'refused' | 'too-slow' | 'failed';

export class OfficeError extends Error {
  readonly code: OfficeErrorCode;

  constructor(code: OfficeErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'OfficeError';
    this.code = code;
  }
}
