import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { invitesApi } from '@transloom/contracts/invites';
import type { memberImportContract } from '@transloom/contracts/member-imports';
import type { membersApi } from '@transloom/contracts/members';
import type { ownRolesApi } from '@transloom/contracts/own-roles';
import type { systemApi } from '@transloom/contracts/system';
import type { teamsApi } from '@transloom/contracts/teams';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';
import { useGoOnElsewhere } from '../../session/session-commands.ts';
import { workKind } from '../../work/work-kind.ts';

const membersKey = ['members'] as const;

export type MembersAsked = RequestOf<typeof membersApi.listMembers>;

export const memberListQuery = (asked: MembersAsked) =>
  queryOptions({
    queryKey: [...membersKey, 'list', asked],
    queryFn: ({ signal }) => callApi(endpoints.members.listMembers, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const managersQuery = queryOptions({
  queryKey: [...membersKey, 'managers'],
  queryFn: ({ signal }) => callApi(endpoints.members.listManagers, {}, { signal }),
  meta: { failure: 'inline' },
});

export const rolesQuery = queryOptions({
  queryKey: [...membersKey, 'roles'],
  queryFn: ({ signal }) => callApi(endpoints.ownRoles.listRoles, {}, { signal }),
  meta: { failure: 'inline' },
});

export const teamsQuery = (search = '') =>
  queryOptions({
    queryKey: [...membersKey, 'teams', search],
    queryFn: ({ signal }) => callApi(endpoints.teams.queryTeams, { search }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** People that teams and other things can be given to. */
export const peopleQuery = queryOptions({
  queryKey: [...membersKey, 'people'],
  queryFn: ({ signal }) => callApi(endpoints.teams.teamFilterItems, {}, { signal }),
  meta: { failure: 'inline' },
});

/** Projects that the work of a member can be limited to. */
export const projectsToChooseQuery = (search: string) =>
  queryOptions({
    queryKey: [...membersKey, 'projects', search],
    queryFn: async ({ signal }) => {
      const asked = { search, sort: 'name' as const, order: 'ascending' as const, pageSize: 100 };
      return (await callApi(endpoints.projects.listProjects, asked, { signal })).records;
    },
    meta: { failure: 'inline' },
  });

export const myTeamsQuery = queryOptions({
  queryKey: [...membersKey, 'my-teams'],
  queryFn: ({ signal }) => callApi(endpoints.teams.myTeams, {}, { signal }),
  meta: { failure: 'inline' },
});

export const invitesQuery = queryOptions({
  queryKey: [...membersKey, 'invites'],
  queryFn: ({ signal }) => callApi(endpoints.invites.listInvites, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

export const applicationsQuery = (asked: RequestOf<typeof invitesApi.listJoinApplications>) =>
  queryOptions({
    queryKey: [...membersKey, 'applications', asked],
    queryFn: ({ signal }) => callApi(endpoints.invites.listJoinApplications, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: [...membersKey, 'invitation', code],
    queryFn: ({ signal }) => callApi(endpoints.invites.invitation, { code }, { signal }),
    retry: false,
    meta: { failure: 'inline' },
  });

export const myInvitationsQuery = queryOptions({
  queryKey: [...membersKey, 'my-invitations'],
  queryFn: ({ signal }) => callApi(endpoints.invites.myInvitations, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

export const languageMappingQuery = queryOptions({
  queryKey: [...membersKey, 'language-mapping'],
  queryFn: ({ signal }) => callApi(endpoints.system.languageMapping, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: 'inline' },
});

/** Whether something of the installation is switched on. */
export const switchQuery = (name: RequestOf<typeof systemApi.checkSwitch>['name']) =>
  queryOptions({
    queryKey: [...membersKey, 'switch', name],
    queryFn: ({ signal }) => callApi(endpoints.system.checkSwitch, { name }, { signal }),
    meta: { failure: 'inline' },
  });

export const useChangeMember = () =>
  useCommand(
    membersKey,
    (input: RequestOf<typeof membersApi.changeMember>) => callApi(endpoints.members.changeMember, input),
    'form',
  );

export const useChangeMembers = () =>
  useCommand(membersKey, (input: RequestOf<typeof membersApi.changeMembers>) =>
    callApi(endpoints.members.changeMembers, input),
  );

export const useRemoveMembers = () =>
  useCommand(membersKey, (input: RequestOf<typeof membersApi.removeMembers>) =>
    callApi(endpoints.members.removeMembers, input),
  );

export const useTransfer = () =>
  useCommand(membersKey, (input: RequestOf<typeof membersApi.transferOrganization>) =>
    callApi(endpoints.members.transferOrganization, input),
  );

export const useLeaveOrganization = () =>
  useGoOnElsewhere(() => callApi(endpoints.members.leaveOrganization, {}));

export const useExportMembers = () =>
  useDownload((input: RequestOf<typeof membersApi.exportMembers>) =>
    callApi(endpoints.members.exportMembers, input),
  );

type TeamDraft = RequestOf<typeof teamsApi.createTeam> & { readonly teamId?: string | undefined };

export const useSaveTeam = () =>
  useCommand(
    membersKey,
    ({ teamId, ...draft }: TeamDraft) =>
      teamId === undefined
        ? callApi(endpoints.teams.createTeam, draft)
        : callApi(endpoints.teams.updateTeam, { teamId, ...draft }),
    'form',
  );

export const useRemoveTeam = () =>
  useCommand(membersKey, (teamId: string) => callApi(endpoints.teams.removeTeam, { teamId }));

type RoleDraft = RequestOf<typeof ownRolesApi.createRole> & { readonly roleId?: string | undefined };

export const useSaveRole = () =>
  useCommand(
    membersKey,
    ({ roleId, ...draft }: RoleDraft) =>
      roleId === undefined
        ? callApi(endpoints.ownRoles.createRole, draft)
        : callApi(endpoints.ownRoles.changeRole, { roleId, ...draft }),
    'form',
  );

export const useRemoveRole = () =>
  useCommand(membersKey, (roleId: string) => callApi(endpoints.ownRoles.removeRole, { roleId }));

export const useCreateInvite = () =>
  useCommand(
    membersKey,
    (input: RequestOf<typeof invitesApi.createInvite>) => callApi(endpoints.invites.createInvite, input),
    'form',
  );

export const useInviteAddresses = () =>
  useCommand(
    membersKey,
    (input: RequestOf<typeof invitesApi.inviteAddresses>) =>
      callApi(endpoints.invites.inviteAddresses, input),
    'form',
  );

export const useRevokeInvite = () =>
  useCommand(membersKey, (inviteId: string) => callApi(endpoints.invites.revokeInvite, { inviteId }));

export const usePassApplication = () =>
  useCommand(membersKey, (input: RequestOf<typeof invitesApi.passJoinApplication>) =>
    callApi(endpoints.invites.passJoinApplication, input),
  );

export const useDenyApplication = () =>
  useCommand(membersKey, (input: RequestOf<typeof invitesApi.denyJoinApplication>) =>
    callApi(endpoints.invites.denyJoinApplication, input),
  );

export const useApplyToJoin = () =>
  useCommand(
    ['session', 'organizations'],
    (input: RequestOf<typeof invitesApi.applyToJoin>) => callApi(endpoints.invites.applyToJoin, input),
    'form',
  );

export const memberImport = workKind<typeof memberImportContract>({
  kind: 'member-import',
  run: 'member:invite',
  api: endpoints.memberImports,
});
