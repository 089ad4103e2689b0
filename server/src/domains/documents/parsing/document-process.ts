import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { recognizeFormat } from '@transloom/core/document/recognize-format';
import { previewLayout } from '@transloom/core/preview/layout/preview-layout';
import { serveTasks } from '../../../platform/child-processes/serve-tasks.ts';
import { buildTranslation } from './build-translation.ts';
import { readReturned } from './read-returned.ts';
import type { ProcessAnswer, ProcessTask, ProcessValue } from './run-in-process.ts';
import { segmentDocument } from './segment-document.ts';

/** Entry of the process in which files are read and built: a hostile file can end it, never the worker. */
async function work(task: ProcessTask): Promise<ProcessAnswer> {
  try {
    return { status: 'done', value: await perform(task) };
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    return { status: 'refused', code: error.code, params: error.params };
  }
}

function perform(task: ProcessTask): ProcessValue | Promise<ProcessValue> {
  switch (task.kind) {
    case 'recognize':
      return recognizeFormat(task.input.file, task.input.name).id;
    case 'segment':
      return segmentDocument(task.input);
    case 'build':
      return buildTranslation(task.input);
    case 'read-exchange':
      return readReturned(task.input);
    case 'lay-out':
      return previewLayout(task.input);
  }
}

serveTasks(work);
