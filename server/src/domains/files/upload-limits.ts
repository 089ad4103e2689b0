import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { filesApi } from '@transloom/contracts/files';
import { findFileFormat, heededOptions } from '@transloom/core/document/heeded-options';
import type { Context } from '../../platform/context.ts';
import { missingProgram } from './missing-program.ts';
import { uploadPurposes } from './upload-purposes.ts';

/** What the file picker offers and checks before anything is sent. */
export async function uploadLimits(
  { providers }: Context,
  { purpose }: InputOf<typeof filesApi.uploadLimits>,
): Promise<OutputOf<typeof filesApi.uploadLimits>> {
  const { formats, bytes, files } = uploadPurposes[purpose];
  const listed = formats.map(({ id, name, extensions }) => ({
    id,
    name,
    extensions: [...extensions],
    options: purpose === 'document' ? optionsOf(id) : [],
    missing: missingProgram(id, providers),
  }));
  const available = listed.filter(({ missing }) => missing === null);
  const archives = purpose === 'document' ? ['zip'] : [];
  const extensions = [...available.flatMap((format) => format.extensions), ...archives];
  return { extensions, formats: listed, bytes, files };
}

function optionsOf(formatId: string): string[] {
  const format = findFileFormat(formatId);
  return format === undefined ? [] : [...heededOptions(format)];
}
