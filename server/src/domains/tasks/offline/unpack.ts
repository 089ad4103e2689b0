import type { OfflineFault } from '@transloom/contracts/offline-work';
import { openZip, readZipEntry, type ZipArchive } from '@transloom/core/archive/zip-archive';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { type Manifest, manifestName, manifestSchema } from './package-manifest.ts';

/** A file that may hold translations. */
export interface BilingualFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** The task that a manifest names for it. */
  readonly taskId: string | undefined;
}

export interface FileFault {
  readonly name: string;
  readonly fault: OfflineFault;
}

export interface Unpacked {
  readonly files: readonly BilingualFile[];
  readonly faults: readonly FileFault[];
}

const bilingualName = /\.(xlf|xliff|sdlxliff|mxliff|mqxliff|docx|xlsx)$/i;
const largestFile = 100 * 1024 * 1024;

/**
 * The bilingual files of a package, of a zip of such files, or the one file that was sent alone. Nothing is written to a
 * disk, so that names such as `../x` lead nowhere; a package that was zipped once more is opened.
 */
export function unpack(name: string, content: Uint8Array, depth = 0): Unpacked {
  if (bilingualName.test(name)) return { files: [{ name, content, taskId: undefined }], faults: [] };
  if (!/\.zip$/i.test(name)) return faulty(name, 'unsupported');
  try {
    const archive = openZip(content);
    const inner = onlyZip(archive);
    if (inner !== undefined && depth === 0) return unpack(inner, entry(archive, inner), depth + 1);
    const manifest = manifestOf(archive);
    return manifest === undefined ? allFiles(name, archive) : namedFiles(archive, manifest);
  } catch (error) {
    if (error instanceof DocumentFormatError || error instanceof SyntaxError)
      return faulty(name, 'unreadable');
    throw error;
  }
}

function faulty(name: string, fault: OfflineFault): Unpacked {
  return { files: [], faults: [{ name, fault }] };
}

/** @throws {DocumentFormatError} */
function entry(archive: ZipArchive, name: string): Uint8Array {
  return readZipEntry(archive, name, largestFile) ?? new Uint8Array();
}

function names(archive: ZipArchive): readonly string[] {
  return [...archive.entriesByName.keys()].filter((name) => !name.endsWith('/'));
}

function onlyZip(archive: ZipArchive): string | undefined {
  const [only, ...others] = names(archive).filter((name) => !name.startsWith('__MACOSX/'));
  return others.length === 0 && only?.toLowerCase().endsWith('.zip') ? only : undefined;
}

/** @throws {DocumentFormatError, SyntaxError} for a manifest that is none */
function manifestOf(archive: ZipArchive): { readonly folder: string; readonly said: Manifest } | undefined {
  const place = names(archive).find((name) => name === manifestName || name.endsWith(`/${manifestName}`));
  if (place === undefined) return undefined;
  const read = manifestSchema.safeParse(JSON.parse(new TextDecoder().decode(entry(archive, place))));
  if (!read.success) throw new DocumentFormatError('broken', { part: manifestName });
  return { folder: place.slice(0, -manifestName.length), said: read.data };
}

/** The files that a manifest names; of two tasks with the same file the first has it. */
function namedFiles(
  archive: ZipArchive,
  { folder, said }: { readonly folder: string; readonly said: Manifest },
): Unpacked {
  const files: BilingualFile[] = [];
  const faults: FileFault[] = [];
  const seen = new Set<string>();
  for (const { file: name, taskId } of said.tasks) {
    if (seen.has(name)) continue;
    seen.add(name);
    const place = `${folder}${name}`;
    if (!archive.entriesByName.has(place)) faults.push({ name, fault: 'missing-file' });
    else if (!bilingualName.test(name)) faults.push({ name, fault: 'unsupported' });
    else readInto(archive, { place, name, taskId }, { files, faults });
  }
  return { files, faults };
}

function allFiles(name: string, archive: ZipArchive): Unpacked {
  const files: BilingualFile[] = [];
  const faults: FileFault[] = [];
  const wanted = names(archive).filter(
    (place) => bilingualName.test(place) && !place.startsWith('__MACOSX/'),
  );
  for (const place of wanted) readInto(archive, { place, name: place, taskId: undefined }, { files, faults });
  return wanted.length === 0 ? faulty(name, 'no-data') : { files, faults };
}

interface Place extends Pick<BilingualFile, 'name' | 'taskId'> {
  readonly place: string;
}

/** A damaged file does not keep the others from being read. */
function readInto(
  archive: ZipArchive,
  { place, name, taskId }: Place,
  { files, faults }: { readonly files: BilingualFile[]; readonly faults: FileFault[] },
): void {
  try {
    files.push({ name, taskId, content: entry(archive, place) });
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    faults.push({ name, fault: 'unreadable' });
  }
}
