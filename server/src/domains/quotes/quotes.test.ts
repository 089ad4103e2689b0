import { messagesApi } from '@transloom/contracts/messages';
import { quotesApi } from '@transloom/contracts/quotes';
import { rateSchemesApi } from '@transloom/contracts/rate-schemes';
import { defaultRateScheme } from '@transloom/core/analysis/rate-scheme';
import { expect, test } from 'vitest';
import { analyzeAs } from '../../testing/analyze-as.ts';
import { callAs } from '../../testing/call-as.ts';
import { downloadAs } from '../../testing/download-as.ts';
import { tasksWorld } from '../../testing/tasks-world.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { server, boss, ann, stranger, newProject } = await tasksWorld();
const terms = { unit: 'words', currency: 'CNY', unitPrice: 15, per: 1, extraFee: 250 } as const;

async function quotedProject(schemeId: string | null = null) {
  const { projectId } = await newProject();
  const analysisId = await analyzeAs(server, boss, projectId);
  const create = (user: TestUser = boss) =>
    callAs(server, user, quotesApi.createQuote, { projectId, analysisId, schemeId, ...terms });
  return { projectId, analysisId, create };
}

const quotesOf = async (projectId: string) =>
  (await callAs(server, boss, quotesApi.projectQuotes, { projectId })).data;
const share = async (quoteId: string, days = 30) =>
  (await callAs(server, boss, quotesApi.shareQuote, { quoteId, days })).data.path.split('/').at(-1) ?? '';
const read = (token: string) => callAs(server, undefined, quotesApi.sharedQuote, { token });
const answer = (token: string, accept = true) =>
  callAs(server, undefined, quotesApi.answerQuote, { token, accept, name: 'Clara Client', remark: 'Go.' });

test('a quote holds the buckets of its analysis, and its total is price × billable + fee (D3.24, D9.26)', async () => {
  const { projectId, create } = await quotedProject();
  const { data: quote } = await create();
  expect(quote).toMatchObject({ number: 1, status: 'draft', differs: null, extraFee: 250 });
  expect(quote.lines.length).toBeGreaterThanOrEqual(11);
  expect(quote.words).toBe(quote.lines.reduce((sum, { words }) => sum + words, 0));
  expect(quote.total).toBe(15 * quote.billable + 250);
  const changed = await callAs(server, boss, quotesApi.changeQuote, {
    quoteId: quote.quoteId,
    ...terms,
    unit: 'characters',
    per: 1000,
    unitPrice: 12_345.5,
  });
  expect(changed.data.total).toBe(Math.round((12_345.5 * changed.data.billable) / 1000 + 250));
  await create();
  expect((await quotesOf(projectId)).map(({ number }) => number)).toEqual([2, 1]);
});

test('new rates and a new analysis are said, taken into a draft, and never into an accepted quote', async () => {
  const scheme = await callAs(server, boss, rateSchemesApi.addRateScheme, {
    name: 'House',
    rates: defaultRateScheme,
  });
  const { schemeId, version } = scheme.data;
  const { projectId, create } = await quotedProject(schemeId);
  const first = (await create()).data;
  const second = (await create()).data;
  await answer(await share(first.quoteId));
  await callAs(server, boss, rateSchemesApi.changeRateScheme, {
    schemeId: schemeId ?? '',
    version,
    name: 'House',
    rates: { ...defaultRateScheme, new: 50 },
  });
  server.clock.advance(1000);
  await analyzeAs(server, boss, projectId);
  const [draft, accepted] = await quotesOf(projectId);
  expect(draft?.differs).toMatchObject({ rates: true, counts: true });
  expect(accepted).toMatchObject({ status: 'accepted', total: first.total });
  const recalculate = (quoteId: string) => callAs(server, boss, quotesApi.recalculateQuote, { quoteId });
  const again = (await recalculate(second.quoteId)).data;
  expect(again).toMatchObject({
    total: draft?.differs?.total,
    differs: null,
    scheme: { version: version + 1 },
  });
  expect((await recalculate(first.quoteId)).code).toBe('quote.not-draft');
  expect((await callAs(server, boss, quotesApi.deleteQuote, { quoteId: first.quoteId })).code).toBe(
    'quote.answered',
  );
  expect((await quotesOf(projectId))[1]?.total).toBe(first.total);
});

test('a client without an account reads a quote by its link, opens its lines, and accepts once', async () => {
  const { projectId, create } = await quotedProject();
  const { quoteId, lines, total } = (await create()).data;
  const old = await share(quoteId);
  const token = await share(quoteId);
  expect((await read(old)).code).toBe('quote.link-ended');
  const shown = (await read(token)).data;
  expect(shown).toMatchObject({ status: 'sent', total, project: 'Manual' });
  expect(JSON.stringify(shown)).not.toContain(projectId);
  const filled = lines.find(({ segments }) => segments > 0);
  const segments = await callAs(server, undefined, quotesApi.sharedQuoteSegments, {
    token,
    line: filled?.line ?? 'new',
  });
  expect(segments.data.total).toBe(filled?.segments);
  expect((await callAs(server, boss, quotesApi.changeQuote, { quoteId, ...terms })).code).toBe(
    'quote.not-draft',
  );
  const nameless = { token, accept: true, name: ' ' };
  expect((await callAs(server, undefined, quotesApi.answerQuote, nameless)).code).toBe('request.invalid');
  const tries = await Promise.all([answer(token), answer(token, false), answer(token)]);
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(tries.filter(({ code }) => code === 'quote.answered')).toHaveLength(2);
  const messages = await callAs(server, boss, messagesApi.listMessages, {});
  expect(messages.data.pager.records.map(({ templateName }) => templateName)).toContainEqual(
    expect.stringMatching(/^Quote (accepted|declined)$/),
  );
  expect((await callAs(server, boss, quotesApi.withdrawQuote, { quoteId })).code).toBe('quote.answered');
});

test('a link ends by its day or when it is withdrawn, and somebody who guesses is stopped', async () => {
  const { create } = await quotedProject();
  const { quoteId } = (await create()).data;
  const token = await share(quoteId, 1);
  await callAs(server, boss, quotesApi.withdrawQuote, { quoteId });
  expect((await answer(token)).code).toBe('quote.link-ended');
  const next = await share(quoteId, 1);
  server.clock.advance(24 * 3_600_000 + 1000);
  expect((await read(next)).code).toBe('quote.link-ended');
  const guesses = [];
  for (let guess = 0; guess < 30; guess++) guesses.push((await read(`guess-${guess}`)).code);
  expect(guesses.at(-1)).toBe('request.too-frequent');
});

test('a quote is written to a workbook and a PDF', async () => {
  const { create } = await quotedProject();
  const { quoteId } = (await create()).data;
  const file = async (format: 'xlsx' | 'pdf') => {
    const { data } = await callAs(server, boss, quotesApi.exportQuote, { quoteId, format });
    return (await downloadAs(server, boss, data.resourceId)).subarray(0, 4).toString('latin1');
  };
  expect([await file('pdf'), await file('xlsx')]).toEqual(['%PDF', 'PK\u0003\u0004']);
});

test('an analysis of another project, translators and other organizations are refused', async () => {
  const { analysisId, create } = await quotedProject();
  const { projectId } = await newProject();
  const input = { projectId, analysisId, ...terms };
  expect((await callAs(server, boss, quotesApi.createQuote, input)).code).toBe('resource.not-found');
  expect((await create(ann)).code).toBe('access.denied');
  expect((await create(stranger)).code).toBe('resource.not-found');
});
