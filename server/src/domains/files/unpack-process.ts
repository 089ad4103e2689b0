import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { serveTasks } from '../../platform/child-processes/serve-tasks.ts';
import type { UnpackAnswer, UnpackStep, UnpackTask } from './unpack-in-process.ts';

/** What systems put beside the files of people. */
const noFile = /\/$|^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Entry of the process in which archives are unpacked: an archive, then 'next' as often as there are files. */
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

let answers: Generator<UnpackAnswer> | undefined;

serveTasks((step: UnpackStep): UnpackAnswer => {
  if (step !== 'next') answers = unpack(step);
  if (answers === undefined) throw new Error('No archive was given');
  return nextOf(answers);
});
