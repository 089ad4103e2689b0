import type { Context } from '../../platform/context.ts';
import type { MemberLimits } from '../../platform/member-limits.ts';
import { selectLimits } from './members/members.store.ts';

/** Work that somebody may be limited from. */
export interface LimitedWork {
  readonly projectId: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/** Limits of the members that have some, by user id. */
export async function limitsOfMembers(
  { db }: Pick<Context, 'db'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, MemberLimits>> {
  const rows = await selectLimits(db, [...new Set(userIds)]);
  return new Map(rows.map(({ userId, ...limits }) => [userId, limits]));
}

/** Whether the limits leave somebody the work, or for several languages a part of it. */
export function isWithinLimits(limits: MemberLimits | undefined, work: LimitedWork): boolean {
  if (limits === undefined) return true;
  const { languagePairs, projectIds } = limits;
  if (projectIds !== null && !projectIds.includes(work.projectId)) return false;
  if (languagePairs === null) return true;
  return languagePairs.some((pair) => {
    const [source = '', target = ''] = pair.split('>');
    return (
      covers(source, work.sourceLanguage) && work.targetLanguages.some((language) => covers(target, language))
    );
  });
}

function covers(limit: string, language: string): boolean {
  return language === limit || language.startsWith(`${limit}-`);
}
