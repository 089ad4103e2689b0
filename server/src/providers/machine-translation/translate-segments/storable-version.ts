/** In UTF-16 units; names of models have fifty. */
const longestVersion = 200;

/** Shortens and cleans a vendor's name of the model that translated, as stored with each segment. */
export function storableVersion(version: string): string {
  return version.replaceAll('\0', '').slice(0, longestVersion).toWellFormed();
}
