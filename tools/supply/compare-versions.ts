/** Whether a version comes before another, by Semantic Versioning 2.0.0, section 11. */
export function isBefore(version: string, other: string): boolean {
  return compare(version, other) < 0;
}

function compare(version: string, other: string): number {
  const [a, b] = [parse(version), parse(other)];
  return compareLists(a.numbers, b.numbers) || comparePreReleases(a.preRelease, b.preRelease);
}

type Part = string | number;

function parse(version: string): { readonly numbers: readonly Part[]; readonly preRelease: readonly Part[] } {
  const [release = ''] = version.split('+');
  const dash = release.indexOf('-');
  const parts = (text: string) =>
    text === '' ? [] : text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return dash < 0
    ? { numbers: parts(release), preRelease: [] }
    : { numbers: parts(release.slice(0, dash)), preRelease: parts(release.slice(dash + 1)) };
}

/** A pre-release comes before its release. */
function comparePreReleases(a: readonly Part[], b: readonly Part[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  return compareLists(a, b);
}

function compareLists(a: readonly Part[], b: readonly Part[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const difference = compareParts(a[index] ?? 0, b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Numbers come before words. */
function compareParts(a: Part, b: Part): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  return typeof a === 'number' ? -1 : 1;
}
