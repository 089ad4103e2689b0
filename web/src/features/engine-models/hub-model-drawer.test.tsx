import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HubModel } from '@transloom/contracts/engine-models';
import { expect, test } from 'vitest';
import { Refusal } from '../../testing/answer-api.ts';
import { openEngineSettings } from '../../testing/engine-settings-world.tsx';
import { workSample } from '../../testing/work-samples.ts';

const revision = 'c'.repeat(40);
const talker: HubModel = {
  repository: 'Maker/talker',
  engine: 'gguf',
  file: 'talker.Q4_K_M.gguf',
  revision,
  bytes: 2 * 2 ** 30,
  host: 'hub.example.com',
  licence: { name: 'apache-2.0', address: 'https://hub.example.com/Maker/talker' },
  files: [{ name: 'talker.Q4_K_M.gguf', bytes: 2 * 2 ** 30, checksum: `sha256:${'ab'.repeat(32)}` }],
};

async function openDrawer(find: (input: unknown) => HubModel) {
  const { called } = openEngineSettings({
    tab: 'machine',
    answers: {
      'engineModels.engineModels': () => ({
        models: [],
        others: [],
        diskBytes: 0,
        folder: '/srv/mt-models/bergamot',
      }),
      'engineModels.findHubModel': find,
      'modelDownloads.createWork': ({ options }) => workSample({ kind: 'model-download', options }),
    },
  });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: '从模型社区下载' }));
  return { called, person, drawer: within(await screen.findByRole('dialog')) };
}

test('a model of a hub is fetched at the commit whose licence, size and checksum were read', async () => {
  const { called, person, drawer } = await openDrawer(() => talker);
  await person.click(await drawer.findByLabelText('仓库'));
  await person.paste(' Maker/talker ');
  await person.click(drawer.getByLabelText(/^版本/));
  await person.paste('main');
  await person.keyboard('{Enter}');
  expect(await drawer.findByRole('link', { name: 'apache-2.0' })).toBeDefined();
  expect(drawer.getByText(`sha256:${'ab'.repeat(32)}`)).toBeDefined();
  expect(called('engineModels.findHubModel')).toEqual([{ repository: 'Maker/talker', revision: 'main' }]);
  expect(called('modelDownloads.createWork')).toEqual([]);
  await person.click(drawer.getByRole('button', { name: '下载 2 GB' }));
  await waitFor(() =>
    expect(called('modelDownloads.createWork')).toEqual([
      { options: { repository: 'Maker/talker', file: 'talker.Q4_K_M.gguf', revision } },
    ]),
  );
});

test('one without a licence says so; another name is looked at anew', async () => {
  const { person, drawer } = await openDrawer(() => ({ ...talker, licence: null }));
  await person.type(await drawer.findByLabelText('仓库'), 'Maker/talker{Enter}');
  expect(await drawer.findByText(/没有注明许可证/)).toBeDefined();
  await person.type(drawer.getByLabelText('仓库'), '2');
  await waitFor(() => expect(drawer.queryByRole('button', { name: '下载 2 GB' })).toBeNull());
});

test('what is no name is not asked for, and a refusal says why', async () => {
  const { called, person, drawer } = await openDrawer(() => {
    throw new Refusal('model.unfit', { direction: 'Maker/reader' });
  });
  await person.type(await drawer.findByLabelText('仓库'), '../talker{Enter}');
  expect(await drawer.findByText('请按“所有者/名称”填写')).toBeDefined();
  expect(called('engineModels.findHubModel')).toEqual([]);
  await person.clear(drawer.getByLabelText('仓库'));
  await person.type(drawer.getByLabelText('仓库'), 'Maker/reader{Enter}');
  expect(await drawer.findByText(/没有能在这里运行的 ONNX 或 GGUF 模型/)).toBeDefined();
});
