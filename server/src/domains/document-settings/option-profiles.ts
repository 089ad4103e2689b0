import type {
  ChosenOptions,
  documentSettingsApi,
  OptionProfile,
} from '@transloom/contracts/document-settings';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import {
  clearDefault,
  deleteProfileRow,
  findProfiles,
  insertProfile,
  isNameTaken,
  isProfile,
  type ProfileContent,
  type ProfileRow,
  updateProfile,
} from './option-profiles.store.ts';
import { requireOptions } from './require-options.ts';

export async function listProfiles({ db }: Context): Promise<OptionProfile[]> {
  return (await findProfiles(db)).map(profileSummary);
}

/** @throws {AppError} document.option-…, profile.duplicate-name, resource.not-found */
export async function saveProfile(
  context: Context,
  { profileId, ...input }: InputOf<typeof documentSettingsApi.saveProfile>,
): Promise<OptionProfile> {
  if (profileId !== undefined && !(await isProfile(context.db, profileId)))
    throw new AppError('resource.not-found');
  requireOptions(input.format, input.options);
  const content = { ...input, updatedAt: context.now() };
  if (input.isDefault) await clearDefault(context.db, input.format);
  return profileSummary(
    profileId === undefined ? await add(context, content) : await change(context, profileId, content),
  );
}

async function add({ db, actor }: Context, content: ProfileContent): Promise<ProfileRow> {
  const row = await insertProfile(db, { ...content, id: newId(), organizationId: actor.organizationId });
  if (row === undefined) throw new AppError('profile.duplicate-name', { name: content.name });
  return row;
}

async function change({ db }: Context, profileId: string, content: ProfileContent): Promise<ProfileRow> {
  const { format, name } = content;
  if (await isNameTaken(db, { format, name, except: profileId }))
    throw new AppError('profile.duplicate-name', { name });
  const row = await updateProfile(db, profileId, content);
  if (row === undefined) throw new AppError('resource.not-found');
  return row;
}

/** @throws {AppError} resource.not-found */
export async function deleteProfile(
  { db }: Context,
  { profileId }: InputOf<typeof documentSettingsApi.deleteProfile>,
): Promise<null> {
  if (!(await deleteProfileRow(db, profileId))) throw new AppError('resource.not-found');
  return null;
}

function profileSummary({ id, format, name, options, isDefault, updatedAt }: ProfileRow): OptionProfile {
  return {
    profileId: id,
    format,
    name,
    isDefault,
    options: options as ChosenOptions,
    updatedAt: updatedAt.toISOString(),
  };
}
