import { z } from 'zod';
import { limits } from './limits.ts';
import { sectionKeys } from './navigation.ts';
import { type AccountType, accountTypes } from './roles.ts';

const gigabytes = z.number().int().min(1).max(1_000_000).nullable();

/** The settings that the operator changes while the product runs, and what each may be. */
export const installationSettings = {
  /** Whether people may register. */
  signUp: z.boolean(),
  /** Whether characters are counted against quotas and plans are sold. */
  billing: z.boolean(),
  /** Most codes sent in 24 hours, to all people together. */
  codesADay: z.number().int().min(1).max(1_000_000),
  /** Most engines that somebody compares on a text at once. */
  comparedEngines: z.number().int().min(1).max(limits.comparedEngines),
  /** Address where users meet; null for none. */
  communityUrl: z.url({ protocol: /^https?$/ }).nullable(),
  /** Sections that the left navigation of nobody shows; their addresses work on. */
  hiddenSections: z.array(z.enum(sectionKeys)).max(sectionKeys.length).readonly(),
  /** Most gigabytes of uploads by plan; null for no limit. */
  storageGigabytes: z.object(
    Object.fromEntries(accountTypes.map((plan) => [plan, gigabytes])) as Record<
      AccountType,
      typeof gigabytes
    >,
  ),
} as const;

export type InstallationSettings = {
  readonly [Name in keyof typeof installationSettings]: z.infer<(typeof installationSettings)[Name]>;
};
export type SettingName = keyof InstallationSettings;

export const settingNames = Object.keys(installationSettings) as [SettingName, ...SettingName[]];
