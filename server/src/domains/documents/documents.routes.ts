import { documentsApi } from '@transloom/contracts/documents';
import { route } from '../../platform/http/route.ts';
import { cancelDocument } from './cancel-document.ts';
import { deleteDocument } from './delete-document.ts';
import { exportDocuments } from './export-documents.ts';

export const documentsRoutes = [
  route(documentsApi.cancelDocument, cancelDocument),
  route(documentsApi.deleteDocument, deleteDocument),
  route(documentsApi.exportDocuments, exportDocuments),
];
