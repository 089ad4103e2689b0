import './without-canvas.ts'; // before pdf.js
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { serveTasks } from '../../platform/child-processes/serve-tasks.ts';
import { boundStreams } from './bound-streams.ts';
import { overlayPdf } from './overlay-pdf.ts';
import { readPdf } from './read-pdf.ts';
import type { PdfAnswer, PdfTask, PdfValue } from './run-pdf-process.ts';

/** Entry of the process in which PDFs are read and written: a hostile one can end it, never the server. */
async function work(task: PdfTask): Promise<PdfAnswer> {
  try {
    return { status: 'done', value: await perform(task) };
  } catch (error) {
    if (error instanceof DocumentFormatError)
      return { status: 'refused', code: error.code, params: error.params };
    // The libraries have no errors of their own for files that are not as they should be.
    return { status: 'refused', code: 'broken', params: {} };
  }
}

function perform(task: PdfTask): Promise<PdfValue> {
  return task.kind === 'read' ? readPdf(task.input) : overlayPdf(task.input);
}

boundStreams();
serveTasks(work);
