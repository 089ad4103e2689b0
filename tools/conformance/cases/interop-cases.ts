import { readFileSync } from 'node:fs';
import { defaultSegmentation } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { writeSrx } from '@transloom/core/segmentation/own-rules/write-srx';
import { xliffFaults } from '@transloom/core/testing/xliff-rules';
import type { CaseCheck } from './case-run.ts';
import type { CaseTable } from './case-table.ts';
import { extractsSome, prints, type TextWish, textFault, translates } from './command-checks.ts';

/** Checks of our files by other programs. */
export const interopCases: CaseTable = {
  'split-pair.html': xliffKeepsRules([]),
  'split-link.html': xliffKeepsRules(['--to-language', 'es']),
  'untranslated.po': async (run) => {
    const out = run.out('o.po');
    const { exitCode, stderr } = await run.transloom(['roundtrip', run.path, '--out', out]);
    if (exitCode !== 0) return stderr.trim();
    return readFileSync(run.path).equals(readFileSync(out)) ? undefined : 'the file is not as it was';
  },
  'terms.csv': [
    convertsTerms([], { has: [/<conceptEntry id="\w+">/], lacks: ['<conceptEntry>'] }),
    convertsTerms(['--tbx', '2'], { has: ['<martif', '<termEntry id="c1">', '<term>infarto</term>'] }),
  ],
  'builtin-export.srx': () => {
    const srx = writeSrx(defaultSegmentation);
    return Promise.resolve(
      textFault(srx, { has: ['<languagerule ', '<languagemap ', '<rule break="yes">'], lacks: ['okpsrx'] }),
    );
  },
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

function xliffKeepsRules(options: readonly string[]): CaseCheck {
  return async (run) => {
    const out = run.out('o.xlf');
    const args = ['convert', run.path, '--to', 'xliff', '--out', out, '--from', 'en', ...options];
    const { exitCode, stderr } = await run.transloom(args);
    return exitCode === 0 ? xliffFaults(readFileSync(out, 'utf8')).join('; ') || undefined : stderr.trim();
  };
}

function convertsTerms(options: readonly string[], wish: TextWish): CaseCheck {
  return async (run) => {
    const out = run.out('o.tbx');
    const args = ['terms', 'convert', run.path, '--out', out, '--from', 'en', '--to', 'es', ...options];
    const { exitCode, stderr } = await run.transloom(args);
    return exitCode === 0 ? textFault(readFileSync(out, 'utf8'), wish) : stderr.trim();
  };
}
