import { statementDownload } from './export-statements.ts';

export const statementsJobs = [statementDownload.job];
