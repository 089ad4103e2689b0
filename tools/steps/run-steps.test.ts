import { expect, test, vi } from 'vitest';
import { runSteps } from './run-steps.ts';

const node = (script: string) => [process.execPath, '--eval', script] as const;

test('passes what ends with 0 and fails everything else, with what it printed', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const results = await runSteps([
    { name: 'right', command: node('console.log("fine")') },
    { name: 'wrong', command: node('console.error("the reason"); process.exit(3)') },
    { name: 'killed', command: node('process.kill(process.pid, "SIGKILL")') },
    { name: 'absent', command: ['no-such-program'] },
  ]);
  const outcome = Object.fromEntries(results.map(({ name, passed }) => [name, passed]));
  expect(outcome).toEqual({ right: true, wrong: false, killed: false, absent: false });
  const printed = print.mock.calls.flat().join('\n');
  expect(printed).toContain('the reason');
  expect(printed).toContain('ENOENT');
});
