import type { ConvertedFormat } from '@transloom/core/document/converted-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { AppError } from '../../platform/app-error.ts';
import type { Context, LongContext } from '../../platform/context.ts';
import { OfficeError } from '../../providers/office/office-error.ts';
import { officeRefusal } from '../../providers/office/office-refusal.ts';
import { PagesError } from '../../providers/pages/pages-error.ts';
import { pagesRefusal } from '../../providers/pages/pages-refusal.ts';
import { documentRefusal } from './document-refusal.ts';
import { readUpload } from './uploaded-content.ts';

interface Conversion {
  readonly fileId: string;
  readonly name: string;
  readonly format: ConvertedFormat;
  /** Language of the text, for files whose letters have to be recognized. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/**
 * An uploaded file as what its format becomes. Converted once and kept, so that what was translated and what is given
 * back come from the same bytes.
 * @throws {AppError} document.…, resource.not-found
 */
export async function readConverted(context: LongContext, conversion: Conversion): Promise<Uint8Array> {
  const key = convertedKey(context.actor.organizationId, conversion.fileId);
  const kept = await context.storage.read(key).catch(absent);
  if (kept !== undefined) return kept;
  const converted = await convert(context, conversion);
  await context.storage.write(key, converted);
  return converted;
}

/** Removes what a file was converted into; nothing where it never was. */
export function forgetConverted({ actor, storage, afterCommit }: Context, fileId: string): void {
  afterCommit(() => storage.remove(convertedKey(actor.organizationId, fileId)));
}

/** Where what an upload was converted into is stored, by where the upload is. */
export function convertedKeyBeside(storageKey: string): string {
  return storageKey.replace(/^uploads\//, 'converted/');
}

async function convert(context: LongContext, conversion: Conversion): Promise<Uint8Array> {
  const file = await readUpload(context, conversion.fileId);
  try {
    return await convertBytes(context, conversion, file);
  } catch (error) {
    throw refusalOf(error, conversion.name);
  }
}

function convertBytes({ providers }: LongContext, conversion: Conversion, file: Uint8Array) {
  const { format, language, signal } = conversion;
  const [from = format.id] = format.extensions;
  if (format.becomes !== 'pages') return providers.office.convert({ file, from, to: format.becomes, signal });
  return providers.pages.read({ file, kind: format.id === 'image' ? 'image' : 'pdf', language, signal });
}

function refusalOf(error: unknown, name: string): unknown {
  if (error instanceof DocumentFormatError) return documentRefusal(error, name);
  if (!(error instanceof OfficeError || error instanceof PagesError)) return error;
  const { code, params } = error instanceof OfficeError ? officeRefusal(error) : pagesRefusal(error);
  return new AppError(code, { ...params, name }, { cause: error });
}

function absent(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'resource.not-found') return undefined;
  throw error;
}

function convertedKey(organizationId: string, fileId: string): string {
  return `converted/${organizationId}/${fileId}`;
}
