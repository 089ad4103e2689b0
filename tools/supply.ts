import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { affected, readAdvisories, staleDays } from './supply/advisories.ts';
import { billOfMaterials, forbiddenLicenses } from './supply/examine-supply.ts';
import { readLock } from './supply/read-lock.ts';

/**
 * Writes `bill-of-materials.json` and `licenses.txt` from the lock file. Fails for a license that may not be linked in, and
 * for a package that the stored advisory list of `ADVISORIES` names.
 */
const root = join(import.meta.dirname, '..');
const packages = readLock(join(root, 'package-lock.json'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const linked = packages.filter(({ dev }) => !dev);
writeFileSync('bill-of-materials.json', `${JSON.stringify(billOfMaterials(packages, version), null, 1)}\n`);
writeFileSync('licenses.txt', linked.map((one) => `${one.name}@${one.version}\t${one.license}\n`).join(''));
console.log(`${linked.length} packages are linked in; bill-of-materials.json and licenses.txt are written.`);

const faults = forbiddenLicenses(packages).map((one) => `${one.name}@${one.version} is under ${one.license}`);
faults.push(...knownFaults());
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

/** Compares with a stored list, since CI may have no network, or says that it was not done and why. */
function knownFaults(): readonly string[] {
  const list = process.env['ADVISORIES'] ?? '';
  if (list === '') return notCompared('ADVISORIES names no list');
  const advisories = readAdvisories(list);
  const days = staleDays(advisories, new Date());
  if (days !== undefined) return notCompared(`nothing in ${list} is newer than ${days} days`);
  for (const line of affected(
    packages.filter(({ dev }) => dev),
    advisories,
  ))
    console.log(`Only for building and testing: ${line}`);
  const found = affected(linked, advisories);
  console.log(`Advisories: compared with ${advisories.length}; ${found.length} concern what is linked in.`);
  return found;
}

function notCompared(reason: string): readonly string[] {
  console.log(`Advisories: not compared, because ${reason}. See docs/operations.md.`);
  return [];
}
