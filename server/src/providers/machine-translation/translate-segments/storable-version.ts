/** In UTF-16 units; names of models have fifty. */
const longestVersion = 200;

/** What a vendor calls what translated, as it is kept beside each segment. */
export function storableVersion(version: string): string {
  return version.replaceAll('\0', '').slice(0, longestVersion).toWellFormed();
}
