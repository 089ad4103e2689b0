import { documentSettingsApi } from '@transloom/contracts/document-settings';
import { type Route, route } from '../../platform/http/route.ts';
import { deleteProfile, listProfiles, saveProfile } from './option-profiles.ts';
import { previewSegmentation } from './preview-segmentation.ts';
import { readSrxFile } from './read-srx-file.ts';
import { downloadSrx, saveSegmentation, showSegmentation } from './segmentation.ts';

export const documentSettingsRoutes: readonly Route[] = [
  route(documentSettingsApi.listProfiles, listProfiles),
  route(documentSettingsApi.saveProfile, saveProfile),
  route(documentSettingsApi.deleteProfile, deleteProfile),
  route(documentSettingsApi.segmentation, showSegmentation),
  route(documentSettingsApi.saveSegmentation, saveSegmentation),
  route(documentSettingsApi.readSrx, readSrxFile),
  route(documentSettingsApi.writeSrx, downloadSrx),
  route(documentSettingsApi.previewSegmentation, previewSegmentation),
];
