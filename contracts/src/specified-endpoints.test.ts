import { expect, test } from 'vitest';
import { listEndpoints } from './api.ts';

const calls = new Set(listEndpoints().map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));

// D7.1
test('all paths are under /api', () => {
  expect([...calls].filter((call) => !/^[A-Z]+ \/api\//.test(call))).toEqual([]);
});

/** What the calls of each group do is tested beside their use cases. */
const groups: Readonly<Record<string, readonly string[]>> = {
  // D7.2, D7.4, P7.33
  'engines of a project': ['GET /api/mt/engines', 'GET /api/mt/engines/pair', 'GET /api/projects'],
  // D7.9, D7.10, P7.40
  'tasks of a person': [
    'GET /api/translation-plan/assigned-to-me',
    'GET /api/translation-plan/my-task-statistics',
    'POST /api/translation-plan/batch-accept',
    'POST /api/translation-plan/batch-assign',
    'POST /api/translation-plan/submit',
    'POST /api/translation-plan/split',
    'POST /api/translation-plan/rollback',
    'PUT /api/translation-plan/operation-note',
  ],
  // D7.11, P7.40
  'tasks of a manager': [
    'GET /api/translation-plan/tasks/{taskId}/project-preview',
    'GET /api/translation-plan/tasks/{taskId}/document-preview',
    'GET /api/translation-plan/filter-item',
    'POST /api/translation-plan/batch-reset-deadline',
    'POST /api/translation-plan/document-process-mode',
    'POST /api/translation-plan/one-click-submission',
  ],
  // D7.12
  'segments in the editor': [
    'POST /api/editor/segments/{segmentId}/translation',
    'GET /api/editor/segments/{segmentId}/suggestions',
    'GET /api/editor/documents/{documentId}/segments',
    'PUT /api/editor/documents/{documentId}/segments',
    'PUT /api/editor/documents/{documentId}/location',
    'POST /api/editor/segments/{segmentId}/split',
    'POST /api/editor/segments/{segmentId}/merge',
    'PUT /api/editor/documents/{documentId}/locks',
  ],
  // P7.45
  'checks of quality': [
    'GET /api/editor/documents/{documentId}/issues',
    'GET /api/editor/documents/{documentId}/quality',
    'POST /api/editor/documents/{documentId}/ignores',
    'DELETE /api/editor/documents/{documentId}/ignores/{ignoreId}',
    'PUT /api/projects/{projectId}/quality-patterns/{patternId}',
  ],
  // D7.18, P7.44
  'entries of term bases, as those of memories': [
    ...['terms/{termBaseId}/detail', 'mems/{memoryId}/detail'].flatMap((path) => [
      `GET /api/${path}`,
      `POST /api/${path}`,
      `POST /api/${path}/delete`,
    ]),
    'GET /api/terms/{termBaseId}/detail/{termEntryId}',
    'PUT /api/terms/{termBaseId}/detail/{termEntryId}',
    'GET /api/mems/{memoryId}/detail/{entryId}',
    'PUT /api/mems/{memoryId}/detail/{entryId}',
    'POST /api/terms/{termBaseId}/languages',
    'POST /api/mems/{memoryId}/languages',
    'GET /api/mems/concordance',
  ],
  // D7.19, P7.44
  'term extraction': [
    'POST /api/work/term-extraction',
    'GET /api/work/term-extraction',
    'GET /api/work/term-extraction/{workId}',
    'POST /api/work/term-extraction/{workId}/stop',
  ],
  // D7.25-29, P7.47
  'custom engines': [
    'POST /api/mt/engines/custom',
    'GET /api/mt/engines/custom/{customEngineId}',
    'PATCH /api/mt/engines/custom/{customEngineId}',
    'DELETE /api/mt/engines/custom/{customEngineId}',
    'POST /api/mt/engines/custom/{customEngineId}/corpus',
    'GET /api/mt/engines/custom/{customEngineId}/pairs',
    'POST /api/mt/engines/custom/{customEngineId}/pairs/decisions',
    'POST /api/mt/engines/custom/{customEngineId}/versions',
    'POST /api/mt/engines/custom/{customEngineId}/share',
    'GET /api/mt/engines/custom/{customEngineId}/share',
    'GET /api/mt/engines/shared/{customEngineId}/{token}',
    'POST /api/mt/engines/shared/{customEngineId}/{token}',
  ],
  // D7.30-32
  'own terms and settings of engines': [
    'GET /api/mt/comparison/terms',
    'PUT /api/mt/comparison/terms',
    'GET /api/mt/comparison/engines',
    'PUT /api/mt/comparison/engines',
    'GET /api/mt/engines/policy',
    'PUT /api/mt/engines/policy',
  ],
  // D7.17
  'term bases': [
    'GET /api/terms',
    'POST /api/terms',
    'POST /api/terms/template',
    'POST /api/terms/{assetId}/imports',
    'POST /api/terms/delete',
    'POST /api/terms/merge',
  ],
  // D7.22
  'memories, as term bases': [
    'GET /api/mems',
    'POST /api/mems',
    'POST /api/mems/template',
    'POST /api/mems/{assetId}/imports',
    'POST /api/mems/delete',
    'POST /api/mems/merge',
  ],
  // D7.33, D7.34, P7.48
  'an organization': [
    'GET /api/organizations/mine',
    'POST /api/account/trial',
    'POST /api/organizations/switch',
    'GET /api/organizations/current',
    'POST /api/organizations/update',
    'GET /api/organizations/members',
    'GET /api/organizations/managers',
  ],
  // D7.37, P7.48
  'rates of members': [
    'GET /api/quotations',
    'POST /api/quotations',
    'PUT /api/quotations/{offerId}',
    'POST /api/quotations/delete',
    'POST /api/work/offer-import',
  ],
  // P7.42, P7.5
  'signing in and out': [
    'POST /api/auth/login',
    'DELETE /api/auth/logout',
    'POST /api/auth/register',
    'POST /api/auth/password/reset',
    'GET /api/auth/captcha',
  ],
  // P7.48
  'joining, roles and teams': [
    'POST /api/organizations/invites',
    'POST /api/organizations/join/{code}',
    'GET /api/organizations/join-applications',
    'POST /api/organizations/join-applications/{applicationId}/pass',
    'POST /api/organizations/join-applications/{applicationId}/deny',
    'POST /api/organizations/apply',
    'GET /api/organizations/roles',
    'POST /api/organizations/v2/teams/create',
    'POST /api/organizations/v2/teams/update',
    'POST /api/organizations/v2/teams/remove',
    'GET /api/organizations/v2/teams/query',
  ],
  // D7.38, D7.40, P7.42
  'signing in with WeChat': [
    'GET /api/auth/wechat/qrcode',
    'GET /api/auth/wechat/status',
    'DELETE /api/account/wechat',
  ],
  // D7.41, P7.42
  'an account': [
    'GET /api/account/profile',
    'GET /api/account/account-info',
    'POST /api/account/orders/page',
    'GET /api/account/invite-list',
    'GET /api/account/traffic-packs',
    'POST /api/auth/role/menu',
  ],
  // D7.42, P7.43, P7.21
  payment: [
    'GET /api/system/purchase-options',
    'POST /api/payment/expiry',
    'POST /api/payment/orders',
    'GET /api/payment/order',
    'POST /api/payment/contract',
    'GET /api/organizations/managed',
  ],
};

test.each(Object.entries(groups))('the calls that the specification names for %s are there', (_, named) => {
  expect(named.filter((call) => !calls.has(call))).toEqual([]);
});
