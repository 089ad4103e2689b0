import type { z } from 'zod';

interface SettableVendor {
  readonly settings: z.ZodObject;
  readonly secretSettings: readonly string[];
}

/** A field for each setting of a vendor, as forms show them. */
export function settingFields({ settings, secretSettings }: SettableVendor) {
  return Object.entries(settings.shape).map(([name, field]) => {
    const { success, data } = field.safeParse(undefined);
    return {
      name,
      secret: secretSettings.includes(name),
      required: !success,
      /** The default value; empty for none. */
      preset: data === undefined ? '' : String(data),
    };
  });
}
