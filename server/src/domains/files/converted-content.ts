import type { ConvertedFormat } from '@transloom/core/document/converted-format';
import { AppError } from '../../platform/app-error.ts';
import type { Context, LongContext } from '../../platform/context.ts';
import { OfficeError } from '../../providers/office/office-error.ts';
import { officeRefusal } from '../../providers/office/office-refusal.ts';
import { readUpload } from './uploaded-content.ts';

interface Conversion {
  readonly fileId: string;
  readonly name: string;
  readonly format: ConvertedFormat;
  readonly signal: AbortSignal;
}

/**
 * An uploaded file as what its format becomes. Converted once and kept, so that what was translated and what is given
 * back come from the same bytes.
 * @throws {AppError} document.program-missing, document.broken, document.too-slow, resource.not-found
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

async function convert(context: LongContext, { fileId, name, format, signal }: Conversion) {
  const file = await readUpload(context, fileId);
  const [from = format.id] = format.extensions;
  try {
    return await context.providers.office.convert({ file, from, to: format.becomes, signal });
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    const { code, params } = officeRefusal(error);
    throw new AppError(code, { ...params, name }, { cause: error });
  }
}

function absent(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'resource.not-found') return undefined;
  throw error;
}

function convertedKey(organizationId: string, fileId: string): string {
  return `converted/${organizationId}/${fileId}`;
}
