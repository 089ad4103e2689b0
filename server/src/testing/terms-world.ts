import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { beforeAll } from 'vitest';
import { assetsJobs } from '../domains/assets/assets.jobs.ts';
import { termsJobs } from '../domains/terms/terms.jobs.ts';
import { termsRoutes } from '../domains/terms/terms.routes.ts';
import { callAs } from './call-as.ts';
import { type Member, peopleServer } from './people-server.ts';
import type { TestUser } from './test-server.ts';
import { uploadRoutes } from './upload-as.ts';

export interface Somebody extends TestUser {
  readonly member: Member;
}

/** For tests: people, term bases and entries behind the API of this domain. Call it outside of tests. */
export async function termsWorld() {
  const server = await peopleServer({
    routes: [...termsRoutes, ...uploadRoutes],
    jobs: [...assetsJobs, ...termsJobs],
  });
  beforeAll(async () => void (await server.work()));
  let number = 0;

  const somebody = async (role: Member['role'] = 'ADMIN', where?: Member): Promise<Somebody> => {
    const member = await server.addMember(role, where);
    return { ...(await server.signIn(member)), member };
  };

  /** From English into German and French. */
  const newBase = async (user: TestUser, more: { fileIds?: string[]; shared?: boolean } = {}) => {
    number += 1;
    const { data } = await callAs(server, user, termsApi.createTermBase, {
      name: `Base ${number}`,
      sourceLanguage: 'en',
      targetLanguages: ['de', 'fr'],
      ...more,
    });
    return data.termBaseId;
  };

  const add = (user: TestUser, termBaseId: string, source: string, target: string) => {
    const entry = { termBaseId, terms: pair(source, target), note: 'Remark' };
    return callAs(server, user, termEntriesApi.addTermEntry, entry);
  };

  return { server, somebody, newBase, add };
}

/** The terms of an entry. */
export const pair = (source: string, target: string) => [
  { language: 'en', text: source },
  { language: 'de', text: target },
];
