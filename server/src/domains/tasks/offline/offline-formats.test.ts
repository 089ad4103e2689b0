import { type offlineFormatSchema, offlineWorkApi } from '@transloom/contracts/offline-work';
import { tasksApi } from '@transloom/contracts/tasks';
import { createZip } from '@transloom/core/archive/create-zip';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { callAs } from '../../../testing/call-as.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import { filesOf, offlineAs } from '../../../testing/offline-as.ts';
import { tasksWorld } from '../../../testing/tasks-world.ts';

type Format = z.infer<typeof offlineFormatSchema>;

const { server, boss, ann, call, newProject, confirm } = await tasksWorld();
const { importAs, goOn } = offlineAs(server);

/** A task that ann works on; segments 1 and 3 have translations that she finds again in the package. */
async function begun() {
  const project = await newProject();
  const { taskId } = project.translation;
  await call.assign([taskId], [ann]);
  await call.accept(ann, taskId);
  return { ...project, taskId };
}

/** The next test has the only open task with these sources. */
const end = (taskId: string) => callAs(server, boss, tasksApi.takeBack, { taskIds: [taskId] });

const edits = [
  ['Primero aquí.', 'Primero fuera.'],
  ['Tercero aquí.', 'Tercero fuera.'],
] as const;

function edited(content: Uint8Array): Buffer {
  return Buffer.from(
    edits.reduce((text, [sent, back]) => text.replaceAll(sent, back), Buffer.from(content).toString()),
  );
}

/** The file as another program leaves it: two texts are others, the rest is what it was. */
function editedFile(name: string, content: Uint8Array): Uint8Array {
  if (!/\.(docx|xlsx)$/.test(name)) return edited(content);
  return createZip(
    filesOf(content).map((part) =>
      part.name.endsWith('.xml') ? { ...part, content: edited(part.content) } : part,
    ),
  );
}

test.each<[Format, RegExp]>([
  ['xliff', /\.xlf$/],
  ['xliff12', /\.xlf$/],
  ['table', /\.docx$/],
  ['xlsx', /\.xlsx$/],
])(
  'a work file of format %s is edited elsewhere and comes back by the names of its segments (D4.11, D4.12)',
  async (format, ending) => {
    const { translation, taskId, documentId } = await begun();
    await confirm(ann, translation, { numbers: [1], target: edits[0][0] });
    await confirm(ann, translation, { numbers: [3], target: edits[1][0] });
    const exported = await callAs(server, ann, offlineWorkApi.exportPackage, { taskIds: [taskId], format });
    const files = filesOf(new Uint8Array(await downloadAs(server, ann, exported.data.resourceId)));
    expect(files.find(({ name }) => name.startsWith('work/'))?.name).toMatch(ending);
    const back = files.map((file) =>
      file.name.startsWith('work/') ? { ...file, content: editedFile(file.name, file.content) } : file,
    );
    const work = await importAs(ann, `${format}.zip`, createZip(back));
    expect(work).toMatchObject({ status: 'paused', counts: { changes: 2, conflicts: 0 } });
    const { result } = await goOn(ann, work.workId);
    expect(result).toMatchObject({ success: 2, errors: 0 });
    const targets = (await call.segments(ann, documentId)).map(({ target }) => target);
    expect([targets[0], targets[2]]).toEqual(['Primero fuera.', 'Tercero fuera.']);
    await end(taskId);
  },
);

/** Two segments as other programs write them. */
const pairs = [
  ['Turn it off.', 'Apáguelo.'],
  ['Wait a moment.', 'Espere.'],
] as const;

const xliff = (namespaces: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" ${namespaces}>` +
  `<file original="lid 1.txt" datatype="plaintext" source-language="en" target-language="es"><body>${body}</body></file></xliff>`;

const bare = {
  sdlxliff: xliff(
    'xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" sdl:version="1.0"',
    pairs
      .map(
        ([source, target], index) =>
          `<trans-unit id="u${index}"><source>${source}</source>` +
          `<seg-source><mrk mtype="seg" mid="${index}">${source}</mrk></seg-source>` +
          `<target><mrk mtype="seg" mid="${index}">${target}</mrk></target>` +
          `<sdl:seg-defs><sdl:seg id="${index}" conf="Translated"/></sdl:seg-defs></trans-unit>`,
      )
      .join(''),
  ),
  mxliff: xliff(
    'xmlns:m="http://www.memsource.com/mxlf/2.0" m:version="2.4"',
    pairs
      .map(
        ([source, target], index) =>
          `<group id="${index}" m:para-id="${index}"><trans-unit id="t:${index}" m:confirmed="1">` +
          `<source>${source}</source><target>${target}</target></trans-unit></group>`,
      )
      .join(''),
  ),
  mqxliff: xliff(
    'xmlns:mq="MQXliff"',
    pairs
      .map(
        ([source, target], index) =>
          `<trans-unit id="${index}" mq:status="ManuallyConfirmed"><source xml:space="preserve">${source}</source>` +
          `<target xml:space="preserve">${target}</target></trans-unit>`,
      )
      .join(''),
  ),
};

test.each(Object.entries(bare))('a bare .%s is matched by its sources', async (ending, content) => {
  const { documentId, taskId } = await begun();
  const work = await importAs(ann, `lid 1.${ending}`, Buffer.from(content));
  expect(work).toMatchObject({ status: 'paused', counts: { changes: 2, faults: 0 } });
  await callAs(server, ann, offlineWorkApi.chooseChanges, { workId: work.workId, choice: 'returned' });
  expect((await goOn(ann, work.workId)).result).toMatchObject({ total: 2, success: 2, errors: 0 });
  const segments = await call.segments(ann, documentId);
  expect(segments.filter(({ source }) => /Turn|Wait/.test(source)).map(({ target }) => target)).toEqual(
    pairs.map(([, target]) => target),
  );
  await end(taskId);
});
