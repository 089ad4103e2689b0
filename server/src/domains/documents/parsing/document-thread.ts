import { parentPort, workerData } from 'node:worker_threads';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { buildTranslation } from './build-translation.ts';
import type { ThreadAnswer, ThreadTask } from './run-in-thread.ts';
import { segmentDocument } from './segment-document.ts';

/** Entry of the thread in which files are read and built: a hostile file can end it, never the worker. */
function work(task: ThreadTask): ThreadAnswer {
  try {
    const value = task.kind === 'segment' ? segmentDocument(task.input) : buildTranslation(task.input);
    return { status: 'done', value };
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    return { status: 'refused', code: error.code, params: error.params };
  }
}

parentPort?.postMessage(work(workerData as ThreadTask));
