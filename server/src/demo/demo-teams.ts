import type { Role } from '@transloom/contracts/roles';
import { changeMember } from '../domains/organizations/members/change-members.ts';
import { createTeam } from '../domains/organizations/teams/change-teams.ts';
import { queryTeams } from '../domains/organizations/teams/query-teams.ts';
import type { Context } from '../platform/context.ts';
import { actAs } from './demo-actor.ts';
import type { DemoStep, DemoWorld } from './demo-step.ts';

interface DemoCard {
  readonly name: string;
  readonly phone: string;
  readonly languages: string[];
  readonly systemCode?: string;
}

/** How the company calls its people. The numbers are those of nobody. */
const cards: Readonly<Record<Role, DemoCard>> = {
  SUPER_ADMIN: { name: '沈云帆', phone: '13900000001', languages: ['zh-CN', 'en'] },
  ADMIN: { name: '周宁', phone: '13900000002', languages: ['zh-CN', 'en'] },
  PROJECT_MANAGER: {
    name: '许若',
    phone: '13900000003',
    languages: ['zh-CN', 'en', 'de'],
    systemCode: 'P-003',
  },
  TEAM_OWNER: { name: '高远', phone: '13900000004', languages: ['zh-CN', 'en'], systemCode: 'L-001' },
  REVIEWER: { name: 'Anna Weber', phone: '13900000005', languages: ['de', 'en'], systemCode: 'L-002' },
  TRANSLATOR: { name: '林一帆', phone: '13900000006', languages: ['en', 'zh-CN'], systemCode: 'L-003' },
  EXTERNAL_TRANSLATOR: { name: 'Maria Silva', phone: '13900000007', languages: ['pt-BR', 'es', 'en'] },
  VENDOR: { name: 'Nordlicht Übersetzungen', phone: '13900000008', languages: ['de', 'sv', 'en'] },
};

const teams: readonly {
  readonly name: string;
  readonly owner: Role;
  readonly members: readonly Role[];
}[] = [
  { name: '软件本地化 Software', owner: 'TEAM_OWNER', members: ['TRANSLATOR', 'REVIEWER'] },
  { name: '外部资源 Freelancers', owner: 'PROJECT_MANAGER', members: ['EXTERNAL_TRANSLATOR', 'VENDOR'] },
];

/** Names, languages and two teams of the company's people. Where there is a team, nothing is changed any more. */
export const demoTeams: DemoStep = {
  name: 'teams',
  async run(services, world) {
    await actAs(services, world, 'SUPER_ADMIN', async (context) => {
      if ((await queryTeams(context, { search: '' })).length > 0) return;
      for (const [role, userId] of Object.entries(world.people) as [Role, string][])
        await changeMember(context, { userId, ...cards[role] });
      for (const team of teams) await addTeam(context, world, team);
    });
  },
};

async function addTeam(
  context: Context,
  { people }: DemoWorld,
  { name, owner, members }: (typeof teams)[number],
): Promise<void> {
  const memberIds = members.map((role) => people[role]);
  await createTeam(context, { name, ownerId: people[owner], memberIds });
}
