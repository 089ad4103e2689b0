import type { LockedPackage } from './read-lock.ts';

/** Packages that are linked in under a license that does not go with ours. A choice that offers another license is fine. */
export function forbiddenLicenses(packages: readonly LockedPackage[]): readonly LockedPackage[] {
  return packages.filter(({ dev, license }) => !dev && !license.split(/\s+OR\s+/).some(isAllowed));
}

/** GPL and AGPL would bind what they are linked into; LGPL, linked as a module that can be exchanged, does not. */
function isAllowed(license: string): boolean {
  return !/(?:^|[^L])A?GPL-/.test(license);
}

/** A bill of materials in CycloneDX 1.6. */
export function billOfMaterials(packages: readonly LockedPackage[], version: string): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name: 'transloom',
        version,
        licenses: [{ expression: 'Apache-2.0' }],
      },
    },
    components: packages.map((one) => ({
      type: 'library',
      name: one.name,
      version: one.version,
      purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
      scope: one.dev ? 'excluded' : 'required',
      ...(one.license === '' ? {} : { licenses: [{ expression: one.license }] }),
      ...(one.integrity.startsWith('sha512-') && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(one.integrity.slice(7), 'base64').toString('hex') }],
      }),
    })),
  };
}
