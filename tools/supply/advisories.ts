import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isBefore } from './compare-versions.ts';
import type { LockedPackage } from './read-lock.ts';

/** An advisory in the format of OSV 1.x, of which only these parts are read. Other programs write such exports. */
const advisorySchema = z.object({
  id: z.string(),
  modified: z.iso.datetime(),
  withdrawn: z.iso.datetime().optional(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }),
        versions: z.array(z.string()).default([]),
        ranges: z
          .array(
            z.object({
              type: z.string(),
              events: z.array(
                z.object({
                  introduced: z.string().optional(),
                  fixed: z.string().optional(),
                  last_affected: z.string().optional(),
                }),
              ),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});
export type Advisory = z.infer<typeof advisorySchema>;
type Affected = Advisory['affected'][number];

/** A list that nobody has renewed for so long says nothing about a package. */
const freshDays = 30;
const dayMs = 86_400_000;

/** Reads a file with a list of advisories, or a folder with a file for each. @throws for another format */
export function readAdvisories(path: string): readonly Advisory[] {
  const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  if (!statSync(path).isDirectory()) return z.array(advisorySchema).parse(parse(path));
  const names = readdirSync(path).filter((name) => name.endsWith('.json'));
  return names.map((name) => advisorySchema.parse(parse(join(path, name))));
}

/** Whole days since anything in the list changed, where these are too many to rely on it. */
export function staleDays(advisories: readonly Advisory[], now: Date): number | undefined {
  const newest = Math.max(0, ...advisories.map(({ modified }) => Date.parse(modified)));
  const days = Math.floor((now.getTime() - newest) / dayMs);
  return days > freshDays ? days : undefined;
}

/** Lines such as `GHSA-1 name@1.2.3`, one for each package that an advisory concerns. */
export function affected(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
): readonly string[] {
  const byName = Map.groupBy(packages, ({ name }) => name);
  return advisories.flatMap(({ id, withdrawn, affected: places }) =>
    withdrawn === undefined
      ? places.flatMap((place) => concerned(place, byName).map((one) => `${id} ${one}`))
      : [],
  );
}

function concerned(
  place: Affected,
  byName: ReadonlyMap<string, readonly LockedPackage[]>,
): readonly string[] {
  if (place.package.ecosystem !== 'npm') return [];
  const found = byName.get(place.package.name) ?? [];
  return found
    .filter(
      ({ version }) => place.versions.includes(version) || place.ranges.some((range) => isIn(version, range)),
    )
    .map(({ name, version }) => `${name}@${version}`);
}

/** Events stand in order: from each `introduced` a version is affected until the next `fixed`. */
function isIn(version: string, { type, events }: Affected['ranges'][number]): boolean {
  if (type !== 'SEMVER') return false;
  let inside = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && (introduced === '0' || !isBefore(version, introduced))) inside = true;
    if (fixed !== undefined && !isBefore(version, fixed)) inside = false;
    if (last !== undefined && isBefore(last, version)) inside = false;
  }
  return inside;
}
