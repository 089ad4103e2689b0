import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import { z } from 'zod';
import { assetImportSchema, fileLayoutsSchema, tableLayoutSchema } from './assets.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';
import { entryLayerSchema } from './memory-entries.ts';
import type { PermissionKey } from './permissions.ts';

interface ImportsOf {
  readonly path: `/api/${string}`;
  /** Who may see what went in. */
  readonly seen: PermissionKey;
  /** Who may add files and take them out again. */
  readonly edited: PermissionKey;
  readonly what: string;
  /** What entries are that the file says nothing of; a term base has no layers. */
  readonly layer: z.ZodOptional<z.ZodType<EntryLayer>>;
}

/** Files that go into a memory and into a term base are dealt with alike. */
function importsApi({ path, seen, edited, what, layer }: ImportsOf) {
  const one = z.object({ assetId: idSchema, importId: idSchema });
  return {
    importFiles: defineEndpoint({
      method: 'POST',
      path: `${path}/{assetId}/imports`,
      access: edited,
      summary: `Import uploaded files into a ${what}, one after the other`,
      input: z.object({
        assetId: idSchema,
        fileIds: z.array(idSchema).min(1).max(limits.memoryFiles),
        layouts: fileLayoutsSchema,
        layer,
      }),
      output: z.array(assetImportSchema),
    }),
    previewTable: defineEndpoint({
      method: 'POST',
      path: `${path}/table-preview`,
      access: edited,
      summary: `The first rows of an uploaded table, and what its columns are taken for in a ${what}`,
      transaction: 'none',
      input: z.object({
        fileId: idSchema,
        sourceLanguage: languageTagSchema,
        targetLanguages: z.array(languageTagSchema).min(1).max(100),
      }),
      output: z.object({
        /** Long texts are cut. */
        rows: z.array(z.array(z.string())),
        layout: tableLayoutSchema,
      }),
    }),
    listImports: defineEndpoint({
      method: 'GET',
      path: `${path}/{assetId}/imports`,
      access: seen,
      summary: `Files that went into a ${what}, the last ones first`,
      input: z.object({ assetId: idSchema }),
      output: z.array(assetImportSchema),
    }),
    resumeImport: defineEndpoint({
      method: 'POST',
      path: `${path}/{assetId}/imports/{importId}/resume`,
      access: edited,
      summary: 'Go on with an import that was stopped',
      input: one,
      output: assetImportSchema,
    }),
    takeBackImport: defineEndpoint({
      method: 'POST',
      path: `${path}/{assetId}/imports/{importId}/take-back`,
      access: edited,
      summary: `Take the entries that an import added out of a ${what} again`,
      input: one,
      output: doneSchema,
    }),
    downloadDiscarded: defineEndpoint({
      method: 'POST',
      path: `${path}/{assetId}/imports/{importId}/discarded`,
      access: seen,
      summary: 'Make a workbook of the records that an import left out, each with its reason',
      input: one,
      output: z.object({ resourceId: idSchema }),
    }),
  };
}

export type ImportsApi = ReturnType<typeof importsApi>;

export const memoryImportsApi = importsApi({
  path: '/api/mems',
  seen: 'memory:memoryStore:detailRouter',
  edited: 'memory:edit',
  what: 'memory',
  layer: entryLayerSchema.optional(),
});

export const termImportsApi = importsApi({
  path: '/api/terms',
  seen: 'memory:termStore:detailRouter',
  edited: 'term:edit',
  what: 'term base',
  layer: z.never().optional(),
});
