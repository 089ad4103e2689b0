import type { CleaningsApi } from '@transloom/contracts/cleanings';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CleanableAsset } from './cleanable-asset.ts';
import type { CleaningRow } from './cleanings.store.ts';
import { excludeFindings } from './exclude-findings.ts';
import { findingPage } from './finding-page.ts';
import { cleaningsOf, shownCleaning } from './shown-cleanings.ts';
import { startCheck, startCleaning, startUndo } from './start-cleaning.ts';

/** Routes with which people check and clean a memory or a term base. The work itself is a job. */
export function cleaningRoutes<Found extends z.ZodType>(
  api: CleaningsApi<Found>,
  asset: CleanableAsset<z.output<Found>>,
): readonly Route[] {
  const show = async (context: Context, row: CleaningRow) =>
    api.startCheck.output.parse(await shownCleaning(context, row));
  return [
    route(api.listCleanings, async (context, { assetId }) => {
      await asset.requireSeen(context, assetId);
      return api.listCleanings.output.parse(await cleaningsOf(context, assetId));
    }),
    route(api.startCheck, async (context, { assetId, ...options }) => {
      await asset.requireWritable(context, assetId);
      return show(context, await startCheck(context, asset, { assetId, options }));
    }),
    route(api.listFindings, async (context, asked) => {
      await asset.requireSeen(context, asked.assetId);
      const { findings, total } = await findingPage(context, asked);
      const records = await asset.showFindings(context, asked.assetId, findings);
      return { records, total, pageNumber: asked.pageNumber, pageSize: asked.pageSize };
    }),
    route(api.excludeFindings, async (context, { entryIds, excluded, ...cleaning }) => {
      await asset.requireWritable(context, cleaning.assetId);
      await excludeFindings(context, cleaning, { entryIds, excluded });
      for (const event of asset.announce(cleaning, context.actor)) context.publish(event);
      return null;
    }),
    route(api.startCleaning, async (context, { reasons, ...cleaning }) => {
      await asset.requireWritable(context, cleaning.assetId);
      return show(context, await startCleaning(context, asset, { ...cleaning, reasons }));
    }),
    route(api.undoCleaning, async (context, cleaning) => {
      await asset.requireWritable(context, cleaning.assetId);
      return show(context, await startUndo(context, asset, cleaning));
    }),
  ];
}
