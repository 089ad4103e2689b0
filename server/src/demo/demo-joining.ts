import { createInvite, listInvites } from '../domains/members/invites/manage-invites.ts';
import { saveInvitations } from '../domains/members/invites/save-invitations.ts';
import { applyToJoin } from '../domains/members/joining/apply-to-join.ts';
import { createPersonalOrganization } from '../domains/organizations/create-organization.ts';
import { createUser } from '../domains/users/create-user.ts';
import { findUser } from '../domains/users/find-user.ts';
import type { Services } from '../platform/services.ts';
import { transactAs } from '../platform/transact.ts';
import { actAs } from './demo-actor.ts';
import type { DemoStep } from './demo-step.ts';

const applicant = { userId: '0190d3a0-0000-7000-8000-000000000009', username: 'demo.applicant' };

/** An invitation that waits for its answer, and an application that waits for review. */
export const demoJoining: DemoStep = {
  name: 'joining',
  async run(services, world) {
    const code = await actAs(services, world, 'ADMIN', async (context) => {
      if ((await listInvites(context)).length > 0) return undefined;
      const place = { role: 'TRANSLATOR', roleId: null, teamId: null } as const;
      await saveInvitations(context, [
        {
          role: 'TRANSLATOR',
          ownRoleId: null,
          teamId: null,
          name: '',
          languages: [],
          systemCode: null,
          target: 'new.colleague@example.com',
          expiresAt: new Date(context.now().getTime() + 14 * 86_400_000),
        },
      ]);
      const { code } = await createInvite(context, { ...place, days: 14, mostUses: 20 });
      return code;
    });
    if (code !== undefined) await apply(services, code);
  },
};

async function apply(services: Services, code: string): Promise<void> {
  const organizationId = await services.database.systemTransaction(async (db) => {
    const now = services.now();
    const known = await findUser(db, applicant.userId);
    const user =
      known ?? (await createUser(db, { ...applicant, target: '19000000009', passwordHash: null }, now));
    return (await createPersonalOrganization(db, user, now)).organizationId;
  });
  const actor = {
    userId: applicant.userId,
    organizationId,
    role: 'SUPER_ADMIN',
    permissions: new Set<never>(),
  } as const;
  await transactAs(services, { language: 'zh-CN', requestId: 'demo' }, actor, (context) =>
    applyToJoin(context, {
      code,
      name: '陈思',
      email: 'chensi@example.com',
      phone: null,
      note: '五年软件本地化经验，英译中。',
    }),
  );
}
