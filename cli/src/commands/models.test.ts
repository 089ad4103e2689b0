import { existsSync } from 'node:fs';
import { startFakeHub } from '@transloom/server/testing/fake-hub';
import { type FakeModels, startFakeModels } from '@transloom/server/testing/fake-models';
import { ggufModelFile } from '@transloom/server/testing/tiny-models/write-gguf-model';
import { onnxModelFiles } from '@transloom/server/testing/tiny-models/write-onnx-model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let fake: FakeModels;
beforeAll(async () => {
  fake = await startFakeModels(['en-zh-Hans', 'de-en']);
});
afterAll(() => fake.stop());

const environment = () => ({
  MT_MODEL_DIR: folder.path('models'),
  MT_MODEL_LIST_URL: fake.source.listUrl,
  MT_MODEL_FILES_URL: fake.source.filesUrl,
});

function run(...args: readonly string[]) {
  return runHere(['models', ...args], environment());
}

describe('models', () => {
  test('are offered with size and licence, fetched, used by translate and removed', async () => {
    expect((await run()).stdout).toMatch(/There are no models in .*bergamot\./);
    const offered = JSON.parse((await run('--offered', '--json')).stdout);
    expect(offered).toMatchObject([
      { direction: 'de-en', source: 'de', target: 'en', version: '3.0', licence: 'MPL-2.0' },
      { direction: 'en-zh-Hans', bytes: expect.any(Number) },
    ]);
    const fetched = await run('--download', 'en-zh', '--download', 'de-en', '--json');
    expect(fetched.stderr).toMatch(
      /Fetching en-zh-Hans 3\.0 \(0\.\d MB, licence MPL-2\.0\)[\s\S]*en-zh-Hans is installed/,
    );
    expect(JSON.parse(fetched.stdout)).toMatchObject([{ direction: 'de-en' }, { direction: 'en-zh-Hans' }]);

    const source = await folder.write('source.txt', 'the big house');
    const out = folder.path('out.txt');
    const languages = ['--from', 'de', '--to', 'zh-CN'];
    const asked = ['translate', source, ...languages, '--engine', 'bergamot', '--out', out];
    const translated = await runBinary(asked, environment());
    // Random weights write no sentence. What counts here is that the models were asked.
    expect(translated.stdout).toContain('1 from the engine');
    expect(existsSync(out)).toBe(true);

    expect((await run('--remove', 'de-en')).stdout).toMatch(/^en-zh-Hans\t3\.0\t0\.\d MB\n$/);
  });

  test('of a hub are fetched with their licence, listed, and removed', async () => {
    const hub = await startFakeHub({
      'Maker/opus-mt-en-zh': onnxModelFiles({}),
      'Maker/talker': { 'a.gguf': ggufModelFile() },
    });
    const settings = { MT_MODEL_DIR: folder.path('hub'), MT_MODEL_HUB_URL: hub.url };
    const ask = (...args: readonly string[]) => runHere(['models', ...args], settings);
    const fetched = await ask('--hub', 'Maker/opus-mt-en-zh', '--hub', 'Maker/talker', '--json');
    expect(fetched.stderr).toMatch(
      /Fetching Maker\/opus-mt-en-zh ccccccc \(0\.\d MB, licence cc-by-4\.0\)[\s\S]*opus-mt-en-zh 100%[\s\S]*is installed/,
    );
    expect(JSON.parse(fetched.stdout)).toMatchObject([
      { direction: 'onnx/opus-mt-en-zh', version: 'q8', bytes: expect.any(Number) },
      { direction: 'gguf/a.gguf', bytes: expect.any(Number) },
    ]);
    expect((await ask('--remove', 'gguf/a.gguf')).stdout).toMatch(/^onnx\/opus-mt-en-zh\tq8\t0\.\d MB\n$/);
    const refused = await ask('--hub', 'Maker/nothing');
    expect([refused.exitCode, JSON.parse(refused.stderr).code]).toEqual([2, 'model.not-offered']);
    await hub.stop();
  });

  test.each([
    [['--download', 'en-fr'], 'model.not-offered'],
    [['--download', 'nonsense'], 'model.not-offered'],
    [['--remove', 'en-fr'], 'models.not-installed'],
    [['--remove', 'onnx/../../models'], 'models.not-installed'],
    [['--hub', 'nonsense'], 'model.not-offered'],
  ])('refuses %j', async (args, code) => {
    const { exitCode, stdout, stderr } = await runHere(['models', ...args], environment());
    expect([exitCode, stdout, JSON.parse(stderr).code]).toEqual([2, '', code]);
  });

  test('says where it looked for models when nobody answers', async () => {
    const { exitCode, stderr } = await runHere(['models', '--offered'], {
      MT_MODEL_LIST_URL: 'http://127.0.0.1:9/records',
    });
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr)).toMatchObject({
      code: 'model.unreachable',
      params: { address: 'http://127.0.0.1:9/records' },
    });
  });
});
