import type { CaseTable } from './case-table.ts';

/** Cases of engines, terms and memories. */
export const languageCases: CaseTable = {};
