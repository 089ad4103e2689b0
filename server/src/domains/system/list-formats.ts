import type { OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import { fileFormats } from '@transloom/core/document/format-registry';

/** Every format of documents that this version reads and writes. */
export async function listFormats(): Promise<OutputOf<typeof systemApi.formats>> {
  return fileFormats.map(({ id, name, extensions }) => ({ id, name, extensions: [...extensions] }));
}
