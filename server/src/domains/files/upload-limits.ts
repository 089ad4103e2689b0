import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { filesApi } from '@transloom/contracts/files';
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
    ...{ id, name, extensions: [...extensions] },
    missing: missingProgram(id, providers),
  }));
  const available = listed.filter(({ missing }) => missing === null);
  return { extensions: available.flatMap(({ extensions }) => extensions), formats: listed, bytes, files };
}
