import { segmentStepsApi } from '@transloom/contracts/segment-steps';
import { segmentWorkApi } from '@transloom/contracts/segment-work';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { createProjectAs, settledProject } from '../../../testing/project-world.ts';
import { workbenchWorld } from '../../../testing/workbench-world.ts';

const { server, user, colleague, stranger, documentId, segments, segment, change, save } =
  await workbenchWorld();

const targets = async () => (await segments()).map(({ target }) => target);
const fill = async () => {
  await save(
    user,
    await change(1, { target: 'Abra la tapa.', confirmed: true }),
    await change(2, { target: 'Cierre la Tapa.' }),
    await change(3, { target: 'Apague la tapa 30.' }),
    await change(4, { target: 'Abra las tapas.' }),
    await change(5, { target: '' }),
  );
};
const find = (wish: Record<string, unknown>) =>
  callWith(server, user, segmentStepsApi.findText, { documentId, ...wish });
const replace = (wish: Record<string, unknown>, by = user) =>
  callWith(server, by, segmentStepsApi.replaceText, { documentId, replacement: 'x', ...wish });
const revoke = (stepId: string) => callAs(server, user, segmentWorkApi.revokeStep, { documentId, stepId });

// Rules D2.17, D5.42 and D7.14 of the specification.
describe('find and replace', () => {
  test.each([
    [{ find: 'tapa' }, [1, 2, 3, 4], 4],
    [{ find: 'tapa', caseSensitive: true }, [1, 3, 4], 3],
    [{ find: 'tapa', wholeWord: true }, [1, 2, 3], 3],
    [{ find: '[0-9]+', pattern: true }, [3], 1],
    [{ find: 'lid', side: 'source' }, [1, 2, 4], 3],
    [{ find: 'nowhere' }, [], 0],
  ] as const)('%j is found in segments %j', async (wish, numbers, places) => {
    await fill();
    const { data } = await find(wish);
    const found = data as { segments: { number: number }[]; places: number };
    expect(found.segments.map(({ number }) => number)).toEqual(numbers);
    expect(found.places).toBe(places);
  });

  test('all are replaced as one step, what is locked is named, and the step is taken back', async () => {
    await fill();
    const before = await targets();
    const { segmentId: lockedId } = await segment(4);
    const lock = (locked: boolean) =>
      callAs(server, user, segmentWorkApi.lockSegments, { documentId, segmentIds: [lockedId], locked });
    await lock(true);
    const { data } = await replace({ find: '(la) (tapa)', pattern: true, replacement: '$2 $1' });
    expect(data).toMatchObject({ changed: 3, left: [] });
    expect(await targets()).toEqual([
      'Abra tapa la.',
      'Cierre Tapa la.',
      'Apague tapa la 30.',
      'Abra las tapas.',
      '',
    ]);
    expect((await segment(1)).confirmed).toBe(false);
    const { data: refused } = await replace({ find: 'tapas' });
    expect(refused).toMatchObject({ stepId: null, left: [{ number: 4, refusal: 'segment.locked' }] });
    await lock(false);
    await revoke((data as { stepId: string }).stepId);
    expect(await targets()).toEqual(before);
    expect((await segment(1)).confirmed).toBe(true);
  });

  test('one segment alone is replaced where it is chosen', async () => {
    await fill();
    const { segmentId } = await segment(2);
    await replace({ find: 'tapa', replacement: 'cubierta', segmentIds: [segmentId] });
    expect((await targets()).slice(0, 2)).toEqual(['Abra la tapa.', 'Cierre la cubierta.']);
  });

  test('the other files of the project in the same languages are searched where that is chosen', async () => {
    const files = ['a.txt', 'b.txt'].map((name) => ({ name, content: 'Open the lid.' }));
    const { projectId } = await createProjectAs(server, user, { files });
    const { documents } = await settledProject(server, user, projectId);
    const wish = { documentId: documents[0]?.documentId ?? '', find: 'lid', side: 'source' };
    expect((await find(wish)).data).toMatchObject({ total: 1 });
    expect((await find({ ...wish, scope: 'project' })).data).toMatchObject({
      total: 2,
      segments: [{ documentName: 'a.txt' }, { documentName: 'b.txt' }],
    });
  });

  test.each([
    ['nothing to find', { find: '' }, 'request.invalid'],
    ['a broken expression', { find: '(', pattern: true }, 'editor.pattern-invalid'],
    ['a long text', { find: 'x'.repeat(501) }, 'request.invalid'],
  ] as const)('%s is refused', async (_, wish, code) => {
    expect((await find(wish)).code).toBe(code);
    expect((await replace(wish)).code).toBe(code);
  });

  test('a stranger finds nothing', async () => {
    const { code } = await replace({ find: 'tapa' }, stranger);
    expect(code).toBe('resource.not-found');
  });
});

test('chosen segments change as one step; those that somebody changed since stay and are named', async () => {
  await fill();
  const [first, second] = await segments();
  await save(colleague, await change(2, { target: 'De Ana.' }));
  const changes = [first, second].map((one) => ({
    segmentId: String(one?.segmentId),
    baseVersion: one?.version ?? 0,
    target: 'Nuevo.',
  }));
  const { data } = await callAs(server, user, segmentStepsApi.stepSegments, { documentId, changes });
  expect(data).toMatchObject({ changed: 1, left: [{ number: 2, refusal: null }] });
  expect((await targets()).slice(0, 2)).toEqual(['Nuevo.', 'De Ana.']);
  const unknown = [{ segmentId: documentId, baseVersion: 0, target: '' }];
  expect(
    (await callAs(server, user, segmentStepsApi.stepSegments, { documentId, changes: unknown })).code,
  ).toBe('resource.not-found');
});
