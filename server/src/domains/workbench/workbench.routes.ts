import { workbenchApi } from '@transloom/contracts/workbench';
import { route } from '../../platform/http/route.ts';
import { addTerm } from './add-term.ts';
import { changedSegments } from './changed-segments.ts';
import { conceptPicture } from './concept-picture.ts';
import { documentConcordance } from './document-concordance.ts';
import { documentTermBases } from './document-term-bases.ts';
import { listSegments, someSegments } from './list-segments.ts';
import { openDocument } from './open-document.ts';
import { returnTranslations } from './return-translations.ts';
import { saveLocation } from './save-location.ts';
import { saveSegments } from './save-segments.ts';
import { segmentHistory } from './segment-history.ts';
import { segmentSuggestions } from './segment-suggestions.ts';
import { segmentTerms } from './segment-terms.ts';
import { translateSegment } from './translate-segment.ts';

export const workbenchRoutes = [
  route(workbenchApi.openDocument, openDocument),
  route(workbenchApi.listSegments, listSegments),
  route(workbenchApi.someSegments, someSegments),
  route(workbenchApi.saveSegments, saveSegments),
  route(workbenchApi.returnTranslations, returnTranslations),
  route(workbenchApi.segmentSuggestions, segmentSuggestions),
  route(workbenchApi.changedSegments, changedSegments),
  route(workbenchApi.saveLocation, saveLocation),
  route(workbenchApi.documentConcordance, documentConcordance),
  route(workbenchApi.segmentTerms, segmentTerms),
  route(workbenchApi.conceptPicture, conceptPicture),
  route(workbenchApi.documentTermBases, documentTermBases),
  route(workbenchApi.addTerm, addTerm),
  route(workbenchApi.translateSegment, translateSegment),
  route(workbenchApi.segmentHistory, segmentHistory),
];
