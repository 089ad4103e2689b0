import { reachOf } from '@transloom/contracts/role-matrix';
import type { Context } from '../../platform/context.ts';
import { findMembers } from '../organizations/members/find-members.ts';
import { ownTeamIds } from '../organizations/teams/own-team-ids.ts';
import { findReachedDocuments } from './project-people.store.ts';
import type { Reacher } from './reached-rows.ts';

type Member = Awaited<ReturnType<typeof findMembers>>[number];

export interface PersonOfDocument {
  readonly userId: string;
  readonly name: string;
}

interface PeopleWish {
  /** Part of a name or an address. */
  readonly search?: string;
  /** Only these. */
  readonly among?: readonly string[];
  readonly limit: number;
}

/** Each costs a question to the database. */
const mostAsked = 100;

/** Members who can open a document; at most `limit`. */
export async function peopleOfDocument(
  context: Pick<Context, 'db'>,
  documentId: string,
  { search = '', among, limit }: PeopleWish,
): Promise<readonly PersonOfDocument[]> {
  const people: PersonOfDocument[] = [];
  const members = (await findMembers(context, search)).filter(
    ({ userId }) => among === undefined || among.includes(userId),
  );
  for (const member of members.slice(0, mostAsked)) {
    if (people.length >= limit) break;
    if (await reaches(context, member, documentId))
      people.push({ userId: member.userId, name: member.shownName });
  }
  return people;
}

async function reaches(context: Pick<Context, 'db'>, member: Member, documentId: string): Promise<boolean> {
  const found = await findReachedDocuments(context.db, [documentId], await reacherOfMember(context, member));
  return found.has(documentId);
}

/** Roles that the organization made count as reaching the own work alone, whatever keys they hold. */
async function reacherOfMember(context: Pick<Context, 'db'>, member: Member): Promise<Reacher> {
  const { userId, role, ownRoleId, languagePairs, projectIds } = member;
  const reach = ownRoleId === null ? reachOf(role, 'project:editRouter') : 'own';
  const limits = languagePairs || projectIds ? { languagePairs, projectIds } : undefined;
  if (reach === 'all') return { userId, teamIds: undefined, limits };
  return { userId, teamIds: reach === 'team' ? await ownTeamIds(context, userId) : [], limits };
}
