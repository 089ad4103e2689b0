import { invitesApi } from '@transloom/contracts/invites';
import { organizationApplicationsApi } from '@transloom/contracts/organization-applications';
import { ownRolesApi } from '@transloom/contracts/own-roles';
import { teamsApi } from '@transloom/contracts/teams';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import { bluePng } from '../picture-files.ts';
import type { TestUser } from '../test-server.ts';
import { uploadAs } from '../upload-as.ts';

/** A team, a role that the organization made, an invitation, and somebody who applied with it. */
export async function fillTeam(server: PeopleServer, user: TestUser, word: string) {
  const { data: team } = await callAs(server, user, teamsApi.createTeam, { name: `Team ${word}` });
  const { data: role } = await callAs(server, user, ownRolesApi.createRole, {
    name: `Role ${word}`,
    base: 'REVIEWER',
    keys: { tasks: 'own' },
  });
  const { data: invite } = await callAs(server, user, invitesApi.createInvite, { role: 'TRANSLATOR' });
  const applicant = await server.signIn(await server.addPerson());
  await callAs(server, applicant, invitesApi.applyToJoin, {
    code: invite.code,
    name: `Applicant ${word}`,
    email: 'applicant@example.com',
  });
  const { data: applications } = await callAs(server, user, invitesApi.listJoinApplications, {});
  const applicationId = applications.records[0]?.applicationId ?? '';
  const { data: request } = await callAs(server, user, organizationApplicationsApi.applyForOrganization, {
    application: { ...application, organization: `Daughter ${word}`, fileId: await formOf(server, user) },
  });
  const { requestId } = request;
  return { requestId, teamId: team.teamId, roleId: role.roleId, inviteId: invite.inviteId, applicationId };
}

const application = {
  kind: 'enterprise',
  contacts: 'Somebody',
  title: 'Manager',
  mobile: '13800138000',
  email: 'somebody@example.com',
  memberAmount: '1-10',
  usageScene: 'other',
} as const;

async function formOf(server: PeopleServer, user: TestUser): Promise<string> {
  const file = { name: 'form.png', content: bluePng };
  const { data } = await uploadAs(server, user, 'application', [file]);
  return data.files[0]?.fileId ?? '';
}
