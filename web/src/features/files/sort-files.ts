import { failureText } from '../../api/failure-text.ts';
import { groupFormats } from './format-groups.ts';
import type { UploadLimits } from './upload-queue.ts';

const megabyte = 1024 * 1024;

export interface SortedFiles {
  readonly wanted: readonly File[];
  /** Names that are there already, or twice in one drop. */
  readonly duplicates: readonly string[];
  /** How many were left out because no more files are taken. */
  readonly tooMany: number;
}

/** Sorts out before anything is sent: names that are taken, and files beyond the limit. */
export function sortFiles(files: readonly File[], taken: readonly string[], most: number): SortedFiles {
  const names = new Set(taken);
  const wanted: File[] = [];
  const duplicates: string[] = [];
  for (const file of files) {
    const name = file.name.normalize('NFC');
    if (names.has(name)) duplicates.push(name);
    else wanted.push(file);
    names.add(name);
  }
  const room = Math.max(0, most - taken.length);
  return {
    wanted: wanted.slice(0, room),
    duplicates: [...new Set(duplicates)],
    tooMany: wanted.length - Math.min(room, wanted.length),
  };
}

/** Why a file need not even be sent, in the words the server would use. */
export function refusalOf(file: File, limits: UploadLimits): string | undefined {
  const { name } = file;
  if (file.size === 0) return failureText({ code: 'file.empty', params: { name } });
  if (file.size > limits.bytes) {
    const limit = Math.floor(limits.bytes / megabyte);
    return failureText({ code: 'file.too-large', params: { name, limit } });
  }
  const extension = extensionOf(name);
  if (!limits.extensions.includes(extension)) {
    const missing = limits.formats.find(({ extensions }) => extensions.includes(extension))?.missing;
    if (missing) return failureText({ code: 'document.program-missing', params: { ...missing, name } });
    const formats = someFormats(limits);
    return failureText({ code: 'document.unsupported', params: { name, formats } });
  }
  return undefined;
}

/** What stands behind the last dot, in lower case. */
export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

const formatsNamed = 12;

/** All of them would be a wall of words; the place where files are dropped lists them. */
function someFormats({ formats }: UploadLimits): string {
  const available = formats.filter(({ missing }) => missing === null);
  const names = groupFormats(available).flatMap((group) =>
    group.formats.map(({ extensions }) => extensions[0]),
  );
  return names.length > formatsNamed ? `${names.slice(0, formatsNamed).join(', ')} …` : names.join(', ');
}
