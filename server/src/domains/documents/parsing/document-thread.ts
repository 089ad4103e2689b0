import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { recognizeFormat } from '@transloom/core/document/recognize-format';
import { serveTasks } from '../../../platform/threads/serve-tasks.ts';
import { buildTranslation } from './build-translation.ts';
import type { ThreadAnswer, ThreadTask, ThreadValue } from './run-in-thread.ts';
import { segmentDocument } from './segment-document.ts';

/** Entry of the thread in which files are read and built: a hostile file can end it, never the worker. */
function work(task: ThreadTask): ThreadAnswer {
  try {
    return { status: 'done', value: perform(task) };
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    return { status: 'refused', code: error.code, params: error.params };
  }
}

function perform(task: ThreadTask): ThreadValue {
  switch (task.kind) {
    case 'recognize':
      return recognizeFormat(task.input.file, task.input.name).id;
    case 'segment':
      return segmentDocument(task.input);
    case 'build':
      return buildTranslation(task.input);
  }
}

serveTasks(work);
