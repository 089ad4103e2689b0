import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { createProjectAs, settledProject } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { workbenchWorld } from '../../testing/workbench-world.ts';

const { server, user, colleague, documentId, segment, change, save } = await workbenchWorld();

const open = async (who: TestUser = user) =>
  (await callAs(server, who, workbenchApi.openDocument, { documentId })).data;
const changedSince = async (since: string) =>
  (await callAs(server, user, workbenchApi.changedSegments, { documentId, since })).data;

// `location` of rule P7.41 of the specification.
test('a document opens where each user worked last', async () => {
  const { segmentId } = await segment(3);
  expect((await open()).lastSegmentId).toBeNull();
  await callAs(server, user, workbenchApi.saveLocation, { documentId, segmentId });
  expect((await open()).lastSegmentId).toBe(segmentId);
  expect((await open(colleague)).lastSegmentId).toBeNull();
  const second = (await segment(2)).segmentId;
  await callAs(server, user, workbenchApi.saveLocation, { documentId, segmentId: second });
  expect((await open()).lastSegmentId).toBe(second);
});

test('a place in another document is refused', async () => {
  const files = [{ name: 'pan.txt', content: 'Heat the pan.' }];
  const { projectId } = await createProjectAs(server, user, { files });
  const [other] = (await settledProject(server, user, projectId)).documents;
  const { segmentId } = await segment(1);
  const asked = { documentId: String(other?.documentId), segmentId };
  expect((await callAs(server, user, workbenchApi.saveLocation, asked)).code).toBe('resource.not-found');
});

test('an editor that was cut off learns what changed, and of the moment it asks from the next time', async () => {
  const { asOf } = await open();
  await save(colleague, await change(2, { target: 'Cierre la tapa.', confirmed: true }));
  const news = await changedSince(asOf);
  expect(news.segments).toContainEqual(
    expect.objectContaining({ number: 2, target: 'Cierre la tapa.', confirmed: true }),
  );
  expect(Date.parse(news.asOf)).toBeGreaterThanOrEqual(Date.parse(asOf));
  const later = new Date(Date.now() + 3_600_000).toISOString();
  expect((await changedSince(later)).segments).toEqual([]);
  const bad = await callWith(server, user, workbenchApi.changedSegments, { documentId, since: 'x' });
  expect(bad.code).toBe('request.invalid');
});
