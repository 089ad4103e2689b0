/** Written by `npm run generate` from the migrated schema. */
// biome-ignore lint/complexity/noBannedTypes: no table yet
export type DB = {};
