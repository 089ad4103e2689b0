import { findOffice } from '@transloom/server/providers/office/find-office';
import { type OfficeConversion, openOffice } from '@transloom/server/providers/office/office';
import { OfficeError } from '@transloom/server/providers/office/office-error';
import { officeRefusal } from '@transloom/server/providers/office/office-refusal';
import { Refusal } from '../refusal.ts';

/** @throws {Refusal} document.program-missing, document.broken, document.too-slow */
export async function convertFile(name: string, conversion: OfficeConversion): Promise<Uint8Array> {
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
