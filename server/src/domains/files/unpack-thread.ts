import { parentPort, workerData } from 'node:worker_threads';
import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import type { UnpackAnswer, UnpackTask } from './unpack-in-thread.ts';

/** What systems put beside the files of people. */
const noFile = /\/$|^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Entry of the thread in which archives are unpacked; each message asks for the next file. */
function* unpack({ file, entryBytes }: UnpackTask): Generator<UnpackAnswer> {
  const archive = openZip(file);
  for (const name of archive.entriesByName.keys()) {
    if (noFile.test(name)) continue;
    const content = readZipEntry(archive, name, entryBytes) ?? new Uint8Array();
    yield { status: 'file', name: name.slice(name.lastIndexOf('/') + 1), content };
  }
}

function nextOf(answers: Generator<UnpackAnswer>): UnpackAnswer {
  try {
    const { done, value } = answers.next();
    return done === true ? { status: 'done' } : value;
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    return { status: 'refused', code: error.code, params: error.params };
  }
}

const answers = unpack(workerData as UnpackTask);
parentPort?.on('message', () => {
  const answer = nextOf(answers);
  parentPort?.postMessage(answer);
  if (answer.status !== 'file') parentPort?.close();
});
