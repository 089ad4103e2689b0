import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { accountSettingsApi } from '@transloom/contracts/account-settings';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { ScreenError } from '../../../api/screen-error.ts';
import { uploadFiles } from '../../../api/upload-files.ts';
import { userQuery } from '../../../session/session.queries.ts';
import { useIdentity } from '../identity-context.ts';

const api = endpoints.accountSettings;

export const profileQuery = queryOptions({
  queryKey: ['accounts', 'profile'],
  queryFn: ({ signal }) => callApi(api.profile, {}, { signal }),
  meta: { failure: 'inline' },
});

/** A change of the own profile; the name and picture in the navigation follow. With `form` the form shows a refusal. */
function useProfileChange<Input, Output>(change: (input: Input) => Promise<Output>, form?: 'form') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(form ? { meta: { failure: 'inline' as const } } : {}),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: profileQuery.queryKey });
      await client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
  });
}

export const useChangeProfile = () =>
  useProfileChange(
    (change: RequestOf<typeof accountSettingsApi.changeProfile>) => callApi(api.changeProfile, change),
    'form',
  );

export const useChangePhone = () =>
  useProfileChange(
    (change: RequestOf<typeof accountSettingsApi.changePhone>) => callApi(api.changePhone, change),
    'form',
  );

export const useChangeEmail = () =>
  useProfileChange(
    (change: RequestOf<typeof accountSettingsApi.changeEmail>) => callApi(api.changeEmail, change),
    'form',
  );

export function useUnlinkContact() {
  const withIdentity = useIdentity();
  return useProfileChange((kind: 'phone' | 'email') =>
    withIdentity(() => callApi(api.unlinkContact, { kind })),
  );
}

export const useSetPicture = () =>
  useProfileChange(async (picture: File) => {
    const fields = { purpose: 'avatar' as const };
    const { files, refused } = await uploadFiles(endpoints.files.upload, { fields, files: [picture] });
    const [file] = files;
    if (file === undefined) throw new ScreenError(refused[0]?.message ?? '');
    return callApi(api.setPicture, { fileId: file.fileId });
  });

export const useRemovePicture = () => useProfileChange(() => callApi(api.removePicture, {}));
