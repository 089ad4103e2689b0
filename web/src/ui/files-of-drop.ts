/** All files of a drop, those in dropped folders as well. */
export async function filesOfDrop(dropped: DataTransfer): Promise<File[]> {
  const entries = [...dropped.items]
    .map((item) => item.webkitGetAsEntry?.())
    .filter((entry) => entry != null);
  if (entries.length === 0) return [...dropped.files];
  const nested = await Promise.all(entries.map(filesOfEntry));
  return nested.flat();
}

async function filesOfEntry(entry: FileSystemEntry): Promise<File[]> {
  if (isFileEntry(entry)) return [await fileOf(entry)];
  if (!isFolderEntry(entry)) return [];
  const nested = await Promise.all((await entriesOf(entry)).map(filesOfEntry));
  return nested.flat();
}

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A reader gives at most 100 entries at a time and an empty list at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}
