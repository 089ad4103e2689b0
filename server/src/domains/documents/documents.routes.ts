import { documentsApi } from '@transloom/contracts/documents';
import { route, type StreamRoute } from '../../platform/http/route.ts';
import { cancelDocument } from './cancel-document.ts';
import { deleteDocument } from './delete-document.ts';
import { exportDocuments } from './export-documents.ts';
import { previewDocument } from './preview/preview-document.ts';
import { openPreview } from './preview/preview-link.ts';

export const documentsRoutes = [
  route(documentsApi.cancelDocument, cancelDocument),
  route(documentsApi.deleteDocument, deleteDocument),
  route(documentsApi.exportDocuments, exportDocuments),
  route(documentsApi.previewDocument, previewDocument),
];

export const documentsStreamRoutes: readonly StreamRoute[] = [
  { path: '/api/previews/{token}', open: openPreview },
];
