import { z } from 'zod';

/** What a backup says of itself; `manifest.json` in its folder, written last. */
export const manifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that the database had run. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** Of the content, whatever the order of rows. */
      hash: z.string(),
      file: z.string(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Paths below `files`; none where files stand in a bucket. */
  files: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
  /** Ids of the master keys that encrypt stored credentials; the keys themselves are not in the backup. */
  keyIds: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = 'manifest.json';
