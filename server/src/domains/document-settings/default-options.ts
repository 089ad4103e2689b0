import type { ChosenOptions, OptionsByFormat } from '@transloom/contracts/document-settings';
import type { Context } from '../../platform/context.ts';
import { findDefaultProfiles } from './option-profiles.store.ts';

/** What the organisation's default profiles say, by format. */
export async function defaultOptions({ db }: Pick<Context, 'db'>): Promise<OptionsByFormat> {
  const profiles = await findDefaultProfiles(db);
  return Object.fromEntries(profiles.map(({ format, options }) => [format, options as ChosenOptions]));
}
