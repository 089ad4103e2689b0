import { readFile } from 'node:fs/promises';

const dpkgStatus = '/var/lib/dpkg/status';

/** Version of a Debian package, such as `0.8.1~r57507-6`; undefined if it is unknown. */
export async function installedVersion(
  packageName: string,
  status = dpkgStatus,
): Promise<string | undefined> {
  const packages = await readFile(status, 'utf8').catch(() => '');
  const entry = packages.split('\n\n').find((text) => text.startsWith(`Package: ${packageName}\n`));
  return entry && /^Version: (.+)$/m.exec(entry)?.[1];
}
