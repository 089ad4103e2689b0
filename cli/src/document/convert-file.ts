import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { recognizeFormat } from '@transloom/core/document/recognize-format';
import { findOffice } from '@transloom/server/providers/office/find-office';
import { type OfficeConversion, openOffice } from '@transloom/server/providers/office/office';
import { OfficeError } from '@transloom/server/providers/office/office-error';
import { officeRefusal } from '@transloom/server/providers/office/office-refusal';
import { Refusal } from '../refusal.ts';

/** @throws {Refusal} document.encrypted, document.program-missing, document.broken, document.too-slow */
export async function convertFile(name: string, conversion: OfficeConversion): Promise<Uint8Array> {
  refuseEncrypted(name, conversion);
  const office = openOffice(findOffice());
  try {
    return await office.convert(conversion);
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    const { code, params } = officeRefusal(error);
    throw new Refusal(code, { ...params, name });
  } finally {
    await office.stop();
  }
}

/** The program that converts would say that it is damaged. What else is wrong, it says itself. */
function refuseEncrypted(name: string, { file, from }: OfficeConversion): void {
  try {
    recognizeFormat(file, `file.${from}`);
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    if (error.code === 'encrypted') throw new Refusal('document.encrypted', { name });
  }
}
