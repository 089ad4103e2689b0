import { describe, expect, test } from 'vitest';
import { runBinary, startBinary } from '../testing/run-binary.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

describe('transloom trainer', () => {
  test('answers whoever has its key, until it is stopped', async () => {
    const args = ['trainer', '--folder', folder.path('trainer'), '--port', '0'];
    const trainer = await startBinary(args, { TRANSLOOM_TRAINER_KEY: 'a-key-of-ours' });
    const address = /http:\S+/.exec(trainer.firstLine)?.[0];
    const ask = (key: string) =>
      fetch(`${address}/v1/trainer`, { headers: { authorization: `Bearer ${key}` } });
    expect(await (await ask('a-key-of-ours')).json()).toMatchObject({ protocol: 'transloom-trainer' });
    expect((await ask('another')).status).toBe(401);
    expect(await trainer.stop()).toBe(0);
  });

  test.each(['x', '-1', '70000', '1.5'])('refuses the port %s', async (port) => {
    const { exitCode, stderr } = await runBinary(['trainer', `--port=${port}`]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('usage.port');
  });
});
