import type { InstallationSettings } from '@transloom/contracts/installation-settings';
import type { Installation } from './installation.ts';

/** The settings of a process: as configured, with what the operator has changed since. */
export interface LiveInstallation {
  /** Always as it is now; readers keep the object and read it again. */
  readonly installation: Installation;
  /** As the configuration says. */
  readonly configured: InstallationSettings;
  /** Takes all changes of the operator. A setting that is not among them is as configured. */
  apply(changes: Partial<InstallationSettings>): void;
}

export function liveInstallation(configured: Installation): LiveInstallation {
  const installation = { ...configured };
  return {
    installation,
    configured,
    apply: (changes) => void Object.assign(installation, configured, changes),
  };
}
