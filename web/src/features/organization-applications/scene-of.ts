import { usageScenes } from '@transloom/contracts/organization-applications';

/** The use that an application names; undefined for one that this version does not know. */
export function sceneOf(name: string): (typeof usageScenes)[number] | undefined {
  return usageScenes.find((scene) => scene === name);
}
