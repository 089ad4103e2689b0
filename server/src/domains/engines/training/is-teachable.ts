import type { EngineProfile } from '../../../providers/machine-translation/engine-vendor.ts';

/** Whether a custom engine can build on an engine: only one that accepts examples and a style learns anything. */
export function isTeachable(profile: EngineProfile | undefined): boolean {
  return profile?.examples === true && profile.style === 'whole';
}
