import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { tableHead } from '@transloom/core/memory/exchange/table-head';
import { serveTasks } from '../../../platform/child-processes/serve-tasks.ts';
import type { TableHeadAnswer, TableHeadTask } from './table-head-in-process.ts';

serveTasks(async ({ content, format, count }: TableHeadTask): Promise<TableHeadAnswer> => {
  async function* pieces() {
    yield content;
  }
  try {
    return { status: 'done', rows: await tableHead(pieces(), format, count) };
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    return { status: 'refused', code: error.code, params: error.params };
  }
});
