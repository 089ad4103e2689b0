import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, instantSchema } from './fields.ts';
import { installationSettings, type SettingName, settingNames } from './installation-settings.ts';

const { signUp, billing, codesADay, comparedEngines, communityUrl, hiddenSections, storageGigabytes } =
  installationSettings;

const settingOf = <const Name extends SettingName, Value extends z.ZodType>(name: Name, value: Value) =>
  z.object({ name: z.literal(name), value });

export const settingSchema = z.discriminatedUnion('name', [
  settingOf('signUp', signUp),
  settingOf('billing', billing),
  settingOf('codesADay', codesADay),
  settingOf('comparedEngines', comparedEngines),
  settingOf('communityUrl', communityUrl),
  settingOf('hiddenSections', hiddenSections),
  settingOf('storageGigabytes', storageGigabytes),
]);
export type Setting = z.infer<typeof settingSchema>;

export const shownSettingSchema = z.object({
  setting: settingSchema,
  /** What the configuration says; it counts again when the change is taken back. */
  configured: z.unknown(),
  /** Null where the setting is as configured. `by` is null where the account is gone. */
  changed: z.object({ by: z.string().nullable(), at: instantSchema }).nullable(),
});
export type ShownSetting = z.infer<typeof shownSettingSchema>;

export const serviceNames = ['mail', 'sms', 'wechat', 'captcha', 'outbox', 'publicUrl'] as const;
export const serviceStates = ['on', 'off', 'simulated'] as const;

/** Something that the configuration alone decides, with the variable that does. */
export const serviceSchema = z.object({
  name: z.enum(serviceNames),
  state: z.enum(serviceStates),
  variable: z.string().nullable(),
});
export type InstalledService = z.infer<typeof serviceSchema>;

const access = 'installation:system';

/** Settings that the operator changes while the product runs. */
export const operatorSettingsApi = {
  listSettings: defineEndpoint({
    method: 'GET',
    path: '/api/operator/settings',
    access,
    summary:
      'Settings of the installation: which can be changed here, by whom they were, and what the configuration decides',
    input: emptySchema,
    output: z.object({ settings: z.array(shownSettingSchema), services: z.array(serviceSchema) }),
  }),
  changeSetting: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/settings',
    access,
    summary: 'Change a setting; this process has it at once, the others within 5 seconds',
    input: z.object({ setting: settingSchema }),
    output: doneSchema,
  }),
  resetSetting: defineEndpoint({
    method: 'DELETE',
    path: '/api/operator/settings/{name}',
    access,
    summary: 'Let a setting be as configured again',
    input: z.object({ name: z.enum(settingNames) }),
    output: doneSchema,
  }),
};
