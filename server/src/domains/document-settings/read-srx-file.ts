import type { documentSettingsApi } from '@transloom/contracts/document-settings';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { readSrx } from '@transloom/core/segmentation/own-rules/read-srx';
import { AppError } from '../../platform/app-error.ts';
import type { LongRequestContext } from '../../platform/context.ts';
import type { IncomingFile } from '../../platform/http/incoming-file.ts';
import { plain, requireRules } from './segmentation.ts';

/**
 * The rules of an SRX file, which are not kept: people look at them and save them, changed or not.
 * @throws {AppError} file.incomplete, file.too-large, segmentation.…
 */
export async function readSrxFile(
  context: LongRequestContext,
): Promise<OutputOf<typeof documentSettingsApi.readSrx>> {
  let settings: OutputOf<typeof documentSettingsApi.readSrx> | undefined;
  for await (const file of context.incomingFiles) {
    const content = await contentOf(file);
    settings ??= rulesOf(content, file.name);
  }
  if (settings === undefined) throw new AppError('file.incomplete', { name: '' });
  return settings;
}

async function contentOf({ name, content }: IncomingFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limits.srxBytes) chunks.push(chunk);
  }
  if (bytes > limits.srxBytes)
    throw new AppError('file.too-large', { name, limit: limits.srxBytes / 1024 / 1024 });
  return Buffer.concat(chunks);
}

function rulesOf(content: Buffer, name: string): OutputOf<typeof documentSettingsApi.readSrx> {
  try {
    const settings = readSrx(content);
    // A file without rules would end all splitting.
    if (settings.groups.length === 0) throw new DocumentFormatError('broken', { part: 'srx' });
    requireRules(settings);
    return plain(settings);
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    const params = { name: name.toWellFormed().slice(0, 255), ...lineOf(content, error.params['at']) };
    throw new AppError('segmentation.not-srx', params, { cause: error });
  }
}

function lineOf(content: Buffer, at: string | number | undefined): { readonly line?: number } {
  return typeof at === 'number' ? { line: content.toString().slice(0, at).split('\n').length } : {};
}
