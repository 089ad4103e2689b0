import type { OptionsByFormat } from '@transloom/contracts/document-settings';
import type { OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { projectsApi } from '@transloom/contracts/projects';
import { vi } from 'vitest';
import { accountDataJobs } from '../domains/account-data/account-data.jobs.ts';
import { accountDataRoutes } from '../domains/account-data/account-data.routes.ts';
import { accountsRoutes } from '../domains/accounts/accounts.routes.ts';
import { accountSettingsRoutes } from '../domains/accounts/settings/account-settings.routes.ts';
import { analysesRoutes } from '../domains/analyses/analyses.routes.ts';
import { billingRoutes } from '../domains/billing/billing.routes.ts';
import { commentsRoutes } from '../domains/comments/comments.routes.ts';
import { comparisonsRoutes } from '../domains/comparisons/comparisons.routes.ts';
import { documentSettingsRoutes } from '../domains/document-settings/document-settings.routes.ts';
import { documentsJobs } from '../domains/documents/documents.jobs.ts';
import { documentsRoutes, documentsStreamRoutes } from '../domains/documents/documents.routes.ts';
import { enginesRoutes } from '../domains/engines/engines.routes.ts';
import { filesRoutes, filesStreamRoutes } from '../domains/files/files.routes.ts';
import { joiningRoutes } from '../domains/members/joining.routes.ts';
import { memoriesJobs } from '../domains/memories/memories.jobs.ts';
import { memoriesRoutes } from '../domains/memories/memories.routes.ts';
import { messagesRoutes } from '../domains/messages/messages.routes.ts';
import { membersRoutes } from '../domains/organizations/members/members.routes.ts';
import { teamsRoutes } from '../domains/organizations/teams/teams.routes.ts';
import { projectArchivesRoutes } from '../domains/project-archives/project-archives.routes.ts';
import { projectsJobs } from '../domains/projects/projects.jobs.ts';
import { projectsRoutes } from '../domains/projects/projects.routes.ts';
import { intelligentChecksJobs } from '../domains/quality/intelligent/intelligent-checks.jobs.ts';
import { intelligentChecksRoutes } from '../domains/quality/intelligent/intelligent-checks.routes.ts';
import { ownChecksRoutes } from '../domains/quality/own-checks/own-checks.routes.ts';
import { qualityJobs } from '../domains/quality/quality.jobs.ts';
import { qualityRoutes } from '../domains/quality/quality.routes.ts';
import { spellingRoutes } from '../domains/quality/spelling/spelling.routes.ts';
import { quotesJobs } from '../domains/quotes/quotes.jobs.ts';
import { quotesRoutes } from '../domains/quotes/quotes.routes.ts';
import { searchRoutes } from '../domains/search/search.routes.ts';
import { styleGuidesJobs } from '../domains/style-guides/style-guides.jobs.ts';
import { styleGuidesRoutes } from '../domains/style-guides/style-guides.routes.ts';
import { offlineJobs } from '../domains/tasks/offline/offline.jobs.ts';
import { offlineRoutes } from '../domains/tasks/offline/offline.routes.ts';
import { payRoutes } from '../domains/tasks/pay/pay.routes.ts';
import { statementsJobs } from '../domains/tasks/statements/statements.jobs.ts';
import { statementsRoutes } from '../domains/tasks/statements/statements.routes.ts';
import { statisticsJobs } from '../domains/tasks/statistics/statistics.jobs.ts';
import { statisticsRoutes } from '../domains/tasks/statistics/statistics.routes.ts';
import { tasksRoutes } from '../domains/tasks/tasks.routes.ts';
import { templatesRoutes } from '../domains/templates/templates.routes.ts';
import { termsJobs } from '../domains/terms/terms.jobs.ts';
import { termsRoutes } from '../domains/terms/terms.routes.ts';
import { qaCheckJobs } from '../domains/tools/qa-check/qa-check.jobs.ts';
import { qaCheckRoutes } from '../domains/tools/qa-check/qa-check.routes.ts';
import { webhooksJobs } from '../domains/webhooks/webhooks.jobs.ts';
import { webhooksRoutes } from '../domains/webhooks/webhooks.routes.ts';
import { translationRatingsRoutes } from '../domains/workbench/ratings/translation-ratings.routes.ts';
import { segmentRowsRoutes } from '../domains/workbench/segment-rows/segment-rows.routes.ts';
import { segmentStepsRoutes } from '../domains/workbench/segment-steps/segment-steps.routes.ts';
import { segmentWorkRoutes } from '../domains/workbench/segment-work/segment-work.routes.ts';
import { workbenchRoutes } from '../domains/workbench/workbench.routes.ts';
import { jobRoutes } from '../platform/queue/job-endpoints.ts';
import { type Callable, callAs } from './call-as.ts';
import { fakeOpenAiKey, fakeOpenAiModel, startFakeOpenAi } from './fake-engines/fake-openai.ts';
import { type Member, type PeopleServer, peopleServer } from './people-server.ts';
import type { TestServerOptions, TestUser } from './test-server.ts';
import { type TestFile, uploadAs } from './upload-as.ts';

type ProjectWithDocuments = OutputOf<typeof projectsApi.project>;

/** A server with everything the main job needs, its worker at work, and an engine that is a fake outside. */
export async function projectWorld(options: Partial<TestServerOptions> = {}) {
  const server = await peopleServer({
    routes: [
      ...jobRoutes,
      ...filesRoutes,
      ...enginesRoutes,
      ...documentSettingsRoutes,
      ...styleGuidesRoutes,
      ...documentsRoutes,
      ...analysesRoutes,
      ...billingRoutes,
      ...comparisonsRoutes,
      ...projectsRoutes,
      ...projectArchivesRoutes,
      ...webhooksRoutes,
      ...memoriesRoutes,
      ...termsRoutes,
      ...translationRatingsRoutes,
      ...segmentRowsRoutes,
      ...segmentStepsRoutes,
      ...segmentWorkRoutes,
      ...workbenchRoutes,
      ...tasksRoutes,
      ...commentsRoutes,
      ...qualityRoutes,
      ...qaCheckRoutes,
      ...intelligentChecksRoutes,
      ...ownChecksRoutes,
      ...spellingRoutes,
      ...quotesRoutes,
      ...offlineRoutes,
      ...payRoutes,
      ...statementsRoutes,
      ...statisticsRoutes,
      ...joiningRoutes,
      ...messagesRoutes,
      ...templatesRoutes,
      ...teamsRoutes,
      ...membersRoutes,
      ...searchRoutes,
      ...accountsRoutes,
      ...accountSettingsRoutes,
      ...accountDataRoutes,
    ],
    streamRoutes: [...filesStreamRoutes, ...documentsStreamRoutes],
    jobs: [
      ...accountDataJobs,
      ...documentsJobs,
      ...memoriesJobs,
      ...projectsJobs,
      ...webhooksJobs,
      ...styleGuidesJobs,
      ...termsJobs,
      ...qualityJobs,
      ...qaCheckJobs,
      ...intelligentChecksJobs,
      ...quotesJobs,
      ...offlineJobs,
      ...statementsJobs,
      ...statisticsJobs,
    ],
    ...options,
  });
  await server.work();
  const engine = await startFakeOpenAi();
  return { server, engine };
}

export interface ProjectDraft {
  readonly files: readonly TestFile[];
  /** Of every pair. */
  readonly engineKey?: string | null;
  readonly settings?: RequestOf<typeof projectsApi.createProject>['settings'];
  /** Whether every member works in it; true unless a test says otherwise. */
  readonly openToAll?: boolean;
  readonly userIds?: readonly string[];
  readonly targetLanguages?: string[];
  readonly documentOptions?: OptionsByFormat;
}

/** Somebody signed in to an enterprise of their own. */
export async function manager(server: PeopleServer): Promise<TestUser & { readonly member: Member }> {
  const member = await server.addMember('SUPER_ADMIN');
  return { ...(await server.signIn(member)), member };
}

/** Connects the fake engine to the user's organisation; gives its key. */
export async function connectFake(
  server: Callable,
  user: TestUser,
  url: string,
  name = 'Fake model',
): Promise<string> {
  const { data } = await callAs(server, user, engineConnectionsApi.addConnection, {
    vendor: 'openai-compatible',
    name,
    settings: { baseUrl: url, apiKey: fakeOpenAiKey, model: fakeOpenAiModel },
  });
  return data.connectionId;
}

/** The same engine for every pair. */
export function engineForAll(targetLanguages: readonly string[], engineKey: string | null) {
  return targetLanguages.map((targetLanguage) => ({ targetLanguage, engineKey }));
}

/** From now on the pairs of a project have this engine; what is empty stays so. */
export async function chooseEngineAs(
  server: Callable,
  user: TestUser,
  { projectId, engineKey, targetLanguages = ['es'] }: ChosenEngine,
): Promise<void> {
  const engines = engineForAll(targetLanguages, engineKey);
  const { status, message } = await callAs(server, user, projectsApi.changeSetting, { projectId, engines });
  if (status !== 200) throw new Error(message);
}

interface ChosenEngine {
  readonly projectId: string;
  readonly engineKey: string;
  readonly targetLanguages?: readonly string[];
}

/** A project from uploaded files, English to Spanish; what is refused throws. */
export async function createProjectAs(server: Callable, user: TestUser, draft: ProjectDraft) {
  const upload = await uploadAs(server, user, 'document', draft.files);
  const { targetLanguages = ['es'] } = draft;
  const created = await callAs(server, user, projectsApi.createProject, {
    name: 'Manual',
    sourceLanguage: 'en',
    targetLanguages,
    fileIds: upload.data.files.map(({ fileId }) => fileId),
    engines: engineForAll(targetLanguages, draft.engineKey ?? null),
    ...(draft.settings && { settings: draft.settings }),
    documentOptions: draft.documentOptions ?? {},
    deadline: '2031-01-01T00:00:00Z',
    people: { openToAll: draft.openToAll ?? true, userIds: [...(draft.userIds ?? [])] },
  });
  if (created.status !== 200) throw new Error(created.message);
  return created.data;
}

/** The project once no document of it is being prepared any more. */
export function settledProject(
  server: Callable,
  user: TestUser,
  projectId: string,
  { timeout = 50_000 } = {},
): Promise<ProjectWithDocuments> {
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, projectsApi.project, { projectId });
      if (data.busy) throw new Error(`still ${data.documents.map(({ status }) => status).join(', ')}`);
      return data;
    },
    { timeout, interval: 50 },
  );
}
