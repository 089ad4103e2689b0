import { z } from 'zod';
import {
  addressSetting,
  presetSetting,
  requiredSetting,
} from '../../../machine-translation/vendors/api/settings.ts';

/** Left empty, the preset is taken; undefined for one without. */
const numberSetting = (bounds: { readonly most: number; readonly least: number; readonly preset?: number }) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? bounds.preset : value),
    z.coerce.number().min(bounds.least).max(bounds.most).optional(),
  );

export const usualEpochs = 3;

export const fineTuningSettingsSchema = z.object({
  apiKey: requiredSetting,
  /** The model that is trained further. */
  model: requiredSetting,
  /** Times each pair is learned from. */
  epochs: numberSetting({ least: 1, most: 50, preset: usualEpochs }),
  /** The vendor's list price for a million training tokens. */
  pricePerMillion: numberSetting({ least: 0, most: 10_000 }),
  currency: presetSetting('USD').pipe(z.string().regex(/^[A-Z]{3}$/)),
  /** `whsec_…`, as the vendor shows it where reports are set up; left empty, it is asked how a training goes. */
  webhookSecret: z
    .string()
    .trim()
    .regex(/^(?:whsec_[A-Za-z0-9+/]{16,}={0,2})?$/)
    .optional(),
  baseUrl: addressSetting('https://api.openai.com/v1'),
});
export type FineTuningSettings = z.infer<typeof fineTuningSettingsSchema>;
