import type { CaseTable } from './case-table.ts';
import { extractsSome, prints, translates } from './command-checks.ts';

/** What other programs say of files written here. */
export const interopCases: CaseTable = {
  'percent-space.properties': translates({ has: ['{n}%% Hecho', '%s%% De'] }),
  'leading-variable.json': extractsSome({
    has: ['\n{1}{2/} unfinished{/1} task will be canceled.\n', '\n{1/} files.\n', '\n{2/} was here.\n'],
  }),
  'leading-variable.po': prints((run) => ['extract', run.path], { has: ['%d files were copied.'] }),
  'nul.po': async (run) => {
    const { exitCode, stderr } = await run.transloom(['count', run.path]);
    return exitCode === 0 || /nul\.po:9/.test(stderr) ? undefined : stderr.trim();
  },
};
