import type { ImportsApi } from '@transloom/contracts/asset-imports';
import { type Route, route } from '../../../platform/http/route.ts';
import { downloadDiscarded } from './download-discarded.ts';
import { importFiles } from './import-files.ts';
import type { ImportableAsset } from './importable-asset.ts';
import { previewTable } from './preview-table.ts';
import { resumeImport } from './resume-import.ts';
import { importsOf } from './shown-imports.ts';
import { takeBackImport } from './take-back-import.ts';

/** Routes with which people import files into a memory or a term base. */
export function importRoutes(api: ImportsApi, asset: ImportableAsset): readonly Route[] {
  return [
    route(api.importFiles, (context, files) => importFiles(context, asset, files)),
    route(api.previewTable, (context, table) => previewTable(context, asset, table)),
    route(api.listImports, async (context, { assetId }) => {
      await asset.requireSeen(context, assetId);
      return importsOf(context, assetId);
    }),
    route(api.resumeImport, (context, one) => resumeImport(context, asset, one)),
    route(api.takeBackImport, (context, one) => takeBackImport(context, asset, one)),
    route(api.downloadDiscarded, (context, one) => downloadDiscarded(context, asset, one)),
  ];
}
