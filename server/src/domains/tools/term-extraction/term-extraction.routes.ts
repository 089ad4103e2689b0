import { termExtractionApi } from '@transloom/contracts/term-extraction';
import { type Route, route } from '../../../platform/http/route.ts';
import { changeTerm, confirmTerms } from './change-terms.ts';
import { listTerms } from './list-terms.ts';
import { saveToTermBase } from './save-to-term-base.ts';
import { termExtraction } from './term-extraction.ts';

export const termExtractionRoutes: readonly Route[] = [
  ...termExtraction.routes,
  route(termExtractionApi.listTerms, listTerms),
  route(termExtractionApi.changeTerm, changeTerm),
  route(termExtractionApi.confirmTerms, confirmTerms),
  route(termExtractionApi.saveToTermBase, saveToTermBase),
];
