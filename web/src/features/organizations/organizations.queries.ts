import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { organizationsApi } from '@transloom/contracts/organizations';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { ScreenError } from '../../api/screen-error.ts';
import { uploadFiles } from '../../api/upload-files.ts';
import { useCommand } from '../../api/use-command.ts';
import { organizationsQuery } from '../../session/session.queries.ts';

/** Under the key of the list of organizations, which shows the same name and picture. */
const cardKey = [...organizationsQuery.queryKey, 'card'] as const;

export const organizationCardQuery = queryOptions({
  queryKey: cardKey,
  queryFn: ({ signal }) => callApi(endpoints.organizations.organization, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

/** Organizations that this person runs, to choose one by its full name. */
export const managedOrganizationsQuery = queryOptions({
  queryKey: [...organizationsQuery.queryKey, 'managed'],
  queryFn: ({ signal }) => callApi(endpoints.organizations.managedOrganizations, {}, { signal }),
  meta: { failure: 'inline' },
});

export const useUpdateOrganization = () =>
  useCommand(
    organizationsQuery.queryKey,
    (card: RequestOf<typeof organizationsApi.updateOrganization>) =>
      callApi(endpoints.organizations.updateOrganization, card),
    'form',
  );

/** Null removes the picture. */
export const useSetOrganizationPicture = () =>
  useCommand(organizationsQuery.queryKey, async (picture: File | null) => {
    if (picture === null) return callApi(endpoints.organizations.setPicture, { fileId: null });
    const fields = { purpose: 'avatar' as const };
    const { files, refused } = await uploadFiles(endpoints.files.upload, { fields, files: [picture] });
    const [file] = files;
    if (file === undefined) throw new ScreenError(refused[0]?.message ?? '');
    return callApi(endpoints.organizations.setPicture, { fileId: file.fileId });
  });
