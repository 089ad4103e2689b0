import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Advisory, affected, billOfMaterials, forbiddenLicenses } from './supply/examine-supply.ts';
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
const list = process.env['ADVISORIES'];
if (list === undefined)
  console.log('Advisories: not compared. ADVISORIES names no list; see docs/operations.md.');
else faults.push(...affected(packages, JSON.parse(readFileSync(list, 'utf8')) as Advisory[]));
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
