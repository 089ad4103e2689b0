import { listEndpoints } from '@transloom/contracts/api';
import { actionOfEndpoint, auditedActions } from '@transloom/contracts/audited-actions';
import { expect, test } from 'vitest';

const endpoints = listEndpoints().filter(({ endpoint }) => endpoint.access !== 'public');
const names = new Set(endpoints.map(({ name }) => name));

/** Calls that delete or end what is the caller's own for a moment, and calls that record themselves where it happens. */
const ownAffairs = [
  'analyses.deleteWork',
  'memberImports.deleteWork',
  'operator.removeNotice',
  'wechat.unbindWechat',
  'accountSettings.removeNoticeWebhook',
  'accountSettings.removePicture',
  'accountSettings.unlinkContact',
  'twoStep.removePasskey',
  'twoStep.removeTotp',
  'accessTokens.revokeToken',
  'accounts.signOut',
  'accounts.endSession',
  'customEngines.stopTraining',
  'files.removeUpload',
  'files.deleteDownload',
  'messages.deleteMessage',
  'pretranslationEstimates.deleteWork',
  'autoScores.deleteWork',
  'memberOffers.deleteWork',
  'offlineWork.deleteWork',
  'operatorDictionaries.resetEntry',
  'operatorSettings.resetSetting',
  'operatorStorage.removeLeftFiles',
  'pretranslationRuns.deleteWork',
  'quality.unignoreIssue',
  'segmentRows.removeSegmentView',
  'spelling.removeSpellingWord',
  'spelling.removeSpellingWords',
];

// L01: what deletes, takes out of the house or changes engines of an organization is recorded.
test('every endpoint that deletes is recorded', () => {
  const deleting = endpoints.filter(
    ({ name, endpoint }) => endpoint.method === 'DELETE' || /\.(?:delete|remove)[A-Z]/.test(name),
  );
  const missing = deleting.map(({ name }) => name).filter((name) => !actionOfEndpoint(name));
  expect(missing.toSorted()).toEqual(ownAffairs.toSorted());
});

test('every endpoint that exports is recorded', () => {
  const exporting = endpoints.filter(
    ({ name, endpoint }) => endpoint.method !== 'GET' && /\.export/.test(name),
  );
  expect(exporting.length).toBeGreaterThan(3);
  expect(exporting.filter(({ name }) => !actionOfEndpoint(name))).toEqual([]);
});

test('every change with a key of engines or of the installation is recorded', () => {
  // The operator's calls name whom they change; operator.test.ts looks for each entry.
  const recordsItself = /^operator(?:Dictionaries|Jobs|Settings|Storage)?\./;
  const asking = /\.(?:test|list|find|price|stop|resume|retry|rename|change|handle)[A-Z]/;
  const changing = endpoints.filter(({ endpoint: { method, access } }) => {
    return (
      method !== 'GET' && typeof access === 'string' && /^(?:engine:settings|installation:)/.test(access)
    );
  });
  const missing = changing.map(({ name }) => name).filter((name) => !actionOfEndpoint(name));
  const unrecorded = missing.filter((name) => !asking.test(name) && !recordsItself.test(name));
  // A form is fetched and lists are asked for, which changes nothing.
  expect(unrecorded.toSorted()).toEqual([
    'invoices.invoiceRequests',
    'organizationApplications.applicationForm',
    'sales.soldOrders',
  ]);
});

test('every endpoint that is named exists, once', () => {
  const named = Object.values(auditedActions).flatMap(({ endpoints: some }) => [...some]);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
