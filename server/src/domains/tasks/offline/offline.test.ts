import { offlineWorkApi } from '@transloom/contracts/offline-work';
import { tasksApi } from '@transloom/contracts/tasks';
import { createZip, type NamedFile } from '@transloom/core/archive/create-zip';
import { expect, test } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import { filesOf, offlineAs } from '../../../testing/offline-as.ts';
import { tasksWorld } from '../../../testing/tasks-world.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const { server, boss, ann, ben, call, newProject, confirm } = await tasksWorld();
const { importAs, goOn } = offlineAs(server);

/** A task that ann works on, and its package. */
async function worked(format: 'xliff' | 'table' | 'xlsx' = 'xliff') {
  const project = await newProject();
  const { taskId } = project.translation;
  await call.assign([taskId], [ann]);
  await call.accept(ann, taskId);
  const exported = await callAs(server, ann, offlineWorkApi.exportPackage, { taskIds: [taskId], format });
  const zip = new Uint8Array(await downloadAs(server, ann, exported.data.resourceId));
  return { ...project, taskId, zip, files: filesOf(zip) };
}

const workFile = (files: readonly NamedFile[]) => files.find(({ name }) => name.startsWith('work/'));
const textOf = ({ content }: Pick<NamedFile, 'content'>) => Buffer.from(content).toString();

/** Gives segments of the work file translations, as another program would. */
function translated(files: readonly NamedFile[], texts: readonly string[]): readonly NamedFile[] {
  let number = 0;
  return files.map((file) =>
    file.name.startsWith('work/')
      ? {
          ...file,
          content: Buffer.from(
            textOf(file).replaceAll(
              /(<segment [^>]*>)\s*(<source[^>]*>.*?<\/source>)(\s*<target[^>]*>.*?<\/target>)?/gs,
              (whole, start: string, source: string) => {
                const text = texts[number++];
                return text === undefined ? whole : `${start}${source}<target>${text}</target>`;
              },
            ),
          ),
        }
      : file,
  );
}

const changesOf = async (workId: string) =>
  (await callAs(server, ann, offlineWorkApi.offlineChanges, { workId })).data;

test('a package has the work, its sources and a manifest; it comes back with one conflict that somebody chooses (D4.11, D4.12)', async () => {
  const { files, translation, documentId, zip } = await worked();
  expect(files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^work\/001 lid 1\.txt\.es\.xlf$/),
    'sources/001 lid 1.txt',
    'manifest.json',
  ]);
  const untouched = await importAs(ann, 'same.zip', zip);
  expect(untouched.result ?? untouched.status).not.toBe('failed');
  await confirm(ann, translation, { numbers: [1], target: 'Aquí.' });
  const back = createZip(translated(files, ['Fuera.', 'Dos.', 'Tres.', 'Cuatro.']));
  const work = await importAs(ann, 'back.zip', back);
  expect(work).toMatchObject({ status: 'paused', counts: { changes: 4, conflicts: 1 } });
  const before = await changesOf(work.workId);
  expect(before.records[0]).toMatchObject({
    kind: 'conflict',
    here: 'Aquí.',
    returned: 'Fuera.',
    choice: null,
  });
  expect(before.unchosen).toBe(1);
  expect((await call.segments(ann, documentId))[1]?.target).not.toBe('Dos.');
  await callAs(server, ann, offlineWorkApi.chooseChanges, { workId: work.workId, choice: 'returned' });
  const done = await goOn(ann, work.workId);
  expect(done.result).toMatchObject({ success: 4, errors: 0, kept: 0 });
  const targets = (await call.segments(ann, documentId)).map(({ target }) => target);
  expect(targets.slice(0, 4)).toEqual(['Fuera.', 'Dos.', 'Tres.', 'Cuatro.']);
});

test('a conflict that nobody chose keeps the text here, and a segment that changed since is named (D8.52)', async () => {
  const { files, translation, documentId } = await worked();
  await confirm(ann, translation, { numbers: [1], target: 'Cerca.' });
  const work = await importAs(
    ann,
    'back.zip',
    createZip(translated(files, ['Lejos.', 'Segundo.', 'Tercero.'])),
  );
  await confirm(ann, translation, { numbers: [2], target: 'Más tarde.' });
  const { result } = await goOn(ann, work.workId);
  expect(result).toMatchObject({ success: 1, errors: 1, kept: 1 });
  expect(result?.faults).toEqual([{ name: 'lid 1.txt', fault: 'changed-since', count: 1 }]);
  const targets = (await call.segments(ann, documentId)).map(({ target }) => target);
  expect(targets.slice(0, 3)).toEqual(['Cerca.', 'Más tarde.', 'Tercero.']);
});

test('a work file comes back alone, in a folder and zipped twice; names that lead out of a zip are refused', async () => {
  const { files } = await worked();
  const back = translated(files, ['Uno.']);
  const only = workFile(back);
  if (only === undefined) throw new Error('no work file');
  const alone = { name: 'renamed.xlf', content: only.content };
  const cases: [string, Uint8Array][] = [
    ['renamed.xlf', only.content],
    ['files.zip', createZip([alone])],
    ['folder.zip', createZip(back.map((file) => ({ ...file, name: `package/${file.name}` })))],
    ['twice.zip', createZip([{ name: 'inner.zip', content: createZip(back) }])],
  ];
  for (const [name, content] of cases)
    expect([name, (await importAs(ann, name, content)).counts]).toMatchObject([name, { changes: 1 }]);
  const out = createZip([alone, { name: '../../etc/passwd', content: Buffer.from('x') }]);
  const { result } = await importAs(ann, 'out.zip', out);
  expect(result?.faults).toEqual([{ name: 'out.zip', fault: 'unreadable', count: 1 }]);
});

test('every import that cannot be taken says why, and changes nothing (D8.51)', async () => {
  const { files, taskId, documentId } = await worked();
  const other = await worked();
  const back = translated(files, ['Uno.', 'Dos.']);
  const zip = createZip(back);
  const faultOf = async (name: string, content: Uint8Array, user = ann as TestUser) => {
    const { result, counts } = await importAs(user, name, content);
    return result?.faults[0]?.fault ?? counts;
  };
  const without = back.filter(({ name }) => !name.startsWith('work/'));
  const doubled = translated(files, ['Uno.']).map((file) =>
    file.name.startsWith('work/')
      ? {
          ...file,
          content: Buffer.from(textOf(file).replace(/(<segment [^>]*>.*?<\/segment>)/s, '$1$1')),
        }
      : file,
  );
  const changed = back.map((file) =>
    file.name.startsWith('work/')
      ? { ...file, content: Buffer.from(textOf(file).replaceAll(/Open|Close|Turn|Wait/g, 'Other')) }
      : file,
  );
  const broken = back.map((file) =>
    file.name.startsWith('work/') ? { ...file, content: file.content.slice(0, 200) } : file,
  );
  expect(await faultOf('other.zip', zip, ben)).toBe('no-task');
  expect(await faultOf('truncated.zip', zip.slice(0, 300))).toBe('unreadable');
  expect(await faultOf('missing.zip', createZip(without))).toBe('missing-file');
  expect(await faultOf('broken.zip', createZip(broken))).toBe('unreadable');
  expect(await faultOf('empty.zip', createZip([{ name: 'a.txt', content: Buffer.from('x') }]))).toBe(
    'no-data',
  );
  expect(await faultOf('untranslated.zip', createZip(translated(files, Array(5).fill(''))))).toBe('no-data');
  expect(await faultOf('changed.zip', createZip(changed))).toBe('nothing-valid');
  expect(await faultOf('doubled.zip', createZip(doubled))).toMatchObject({ changes: 1 });
  const edited = createZip(
    back.map((file) =>
      file.name === 'manifest.json'
        ? { ...file, content: Buffer.from(textOf(file).replaceAll(taskId, other.taskId)) }
        : file,
    ),
  );
  expect(await faultOf('edited.zip', edited)).toBe('no-task');
  expect(
    await faultOf('no-manifest.zip', createZip([{ name: 'manifest.json', content: Buffer.from('{}') }])),
  ).toBe('unreadable');
  await confirm(ann, other.translation);
  await call.submit(ann, other.taskId);
  expect(await faultOf('submitted.zip', createZip(translated(other.files, ['Uno.'])))).toBe('task-state');
  const asText = (text: string) => text.replaceAll(/(work\/[^"]*)\.xlf/g, '$1.txt');
  const renamed = back.map((file) => ({
    ...file,
    name: asText(file.name),
    content: Buffer.from(asText(textOf(file))),
  }));
  expect(await faultOf('renamed.zip', createZip(renamed))).toBe('unsupported');
  expect((await call.segments(boss, documentId)).some(({ target }) => target === 'Uno.')).toBe(false);
});

test('ids that are missing are made up for by sources; foreign ones are counted, and never change another file', async () => {
  const { files, documentId } = await worked();
  const other = await worked();
  const without = translated(files, ['Uno.', 'Dos.']).map((file) =>
    file.name.startsWith('work/')
      ? { ...file, content: Buffer.from(textOf(file).replaceAll(/<segment id="[^"]*"/g, '<segment')) }
      : file,
  );
  expect(await importAs(ann, 'without.zip', createZip(without))).toMatchObject({ counts: { changes: 2 } });
  const foreignId = /<segment id="([^"]*)"/.exec(
    textOf(workFile(other.files) ?? { content: new Uint8Array() }),
  )?.[1];
  const foreign = translated(files, ['Uno.', 'Dos.']).map((file) =>
    file.name.startsWith('work/')
      ? {
          ...file,
          content: Buffer.from(
            textOf(file)
              .replace(/<segment id="[^"]*"/, `<segment id="${foreignId}"`)
              .replace('Open the lid.', 'Of another file.'),
          ),
        }
      : file,
  );
  const work = await importAs(ann, 'foreign.zip', createZip(foreign));
  expect(work).toMatchObject({ counts: { changes: 1, faults: 1 } });
  const { result } = await goOn(ann, work.workId);
  expect(result?.faults).toEqual([{ name: expect.stringContaining('.xlf'), fault: 'unmatched', count: 1 }]);
  expect((await call.segments(ann, documentId))[1]?.target).toBe('Dos.');
  expect((await call.segments(ann, other.documentId))[0]?.target).not.toBe('Uno.');
});

test('only who works on a task exports it, and nobody else sees the import', async () => {
  const { taskId, files } = await worked();
  const of = (user: TestUser) => callAs(server, user, offlineWorkApi.exportPackage, { taskIds: [taskId] });
  expect((await of(ben)).code).toBe('task.not-yours');
  await callAs(server, boss, tasksApi.takeBack, { taskIds: [taskId] });
  expect((await of(ann)).code).toBe('task.not-yours');
  await call.assign([taskId], [ann]);
  await call.accept(ann, taskId);
  const { workId } = await importAs(ann, 'back.zip', createZip(translated(files, ['Uno.'])));
  expect((await callAs(server, ben, offlineWorkApi.offlineChanges, { workId })).code).toBe(
    'resource.not-found',
  );
  await callAs(server, boss, tasksApi.takeBack, { taskIds: [taskId] });
  const { result } = await goOn(ann, workId);
  expect(result).toMatchObject({ success: 0, faults: [{ fault: 'task-state', count: 1 }] });
});
