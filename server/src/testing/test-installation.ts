import type { Installation } from '../platform/installation/installation.ts';
import { storageLimitsWith } from '../storage-limits.ts';

/** What the operator of a test settled. */
export const testInstallation: Installation = {
  version: '0.0.0',
  publicUrl: null,
  storageGigabytes: storageLimitsWith([]),
  codesADay: 1_000,
  development: true,
  billing: false,
  signUp: true,
  comparedEngines: 6,
  communityUrl: null,
  hiddenSections: [],
};
