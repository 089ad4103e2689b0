import { analysesApi } from '@transloom/contracts/analyses';
import { rateSchemesApi } from '@transloom/contracts/rate-schemes';
import { route } from '../../platform/http/route.ts';
import { analyzedDocuments, analyzedSegments } from './analyzed-parts.ts';
import {
  addRateScheme,
  changeRateScheme,
  deleteRateScheme,
  listRateSchemes,
  rateSchemeVersions,
} from './rate-schemes/rate-schemes.ts';

export const analysesRoutes = [
  route(analysesApi.analyzedDocuments, analyzedDocuments),
  route(analysesApi.analyzedSegments, analyzedSegments),
  route(rateSchemesApi.listRateSchemes, listRateSchemes),
  route(rateSchemesApi.addRateScheme, addRateScheme),
  route(rateSchemesApi.changeRateScheme, changeRateScheme),
  route(rateSchemesApi.rateSchemeVersions, rateSchemeVersions),
  route(rateSchemesApi.deleteRateScheme, deleteRateScheme),
];
