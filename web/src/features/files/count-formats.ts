import { extensionOf } from './sort-files.ts';
import type { Upload, UploadLimits } from './upload-queue.ts';

type Formats = UploadLimits['formats'];

/** How many files of each format, in the order they came; those that were refused or failed are none. */
export function countFormats(list: readonly Upload[], formats: Formats): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const upload of list) {
    const format = formatOf(upload, formats);
    if (format !== undefined) counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  return counts;
}

/**
 * What the server says once it has looked at the file; until then what the name says, so that the fields below do
 * not move away from somebody who goes on with them.
 */
function formatOf({ file, state }: Upload, formats: Formats): string | undefined {
  if (state.status === 'kept') return state.uploaded.format ?? undefined;
  if (state.status !== 'waiting' && state.status !== 'sending') return;
  const extension = extensionOf(file.name);
  const [format, another] = formats.filter(({ extensions }) => extensions.includes(extension));
  return another === undefined ? format?.id : undefined;
}
