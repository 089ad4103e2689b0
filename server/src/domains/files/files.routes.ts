import { filesApi } from '@transloom/contracts/files';
import { type Route, route, type StreamRoute } from '../../platform/http/route.ts';
import { deleteDownload, downloadUrl, listDownloads, openLink } from './downloads.ts';
import { storageUse } from './free-storage.ts';
import { openPortrait } from './portraits.ts';
import { removeUpload } from './remove-upload.ts';
import { uploadFiles } from './upload-files.ts';
import { uploadLimits } from './upload-limits.ts';

export const filesRoutes: readonly Route[] = [
  route(filesApi.upload, uploadFiles),
  route(filesApi.removeUpload, removeUpload),
  route(filesApi.uploadLimits, uploadLimits),
  route(filesApi.storageUse, storageUse),
  route(filesApi.listDownloads, listDownloads),
  route(filesApi.downloadUrl, downloadUrl),
  route(filesApi.deleteDownload, deleteDownload),
];

export const filesStreamRoutes: readonly StreamRoute[] = [
  { path: '/api/files/content/{token}', open: openLink },
  { path: '/api/files/portraits/{key}', open: openPortrait },
];
