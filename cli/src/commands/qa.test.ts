import { expect, test } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

const xliff = `<?xml version="1.0"?>
<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="f">
<unit id="u1"><segment><source>It takes 45 minutes.</source><target>Es dauert 54 Minuten.</target></segment></unit>
<unit id="u2"><segment><source>Save it.</source><target>Speichern.</target></segment>
<segment><source>Is it ready?</source><target>Ist es bereit.</target></segment></unit>
</file></xliff>`;

const tmx = `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>
<tu tuid="t7"><tuv xml:lang="en"><seg>Save it now.</seg></tuv><tuv xml:lang="de"><seg>Jetzt  speichern.</seg></tuv></tu>
</body></tmx>`;

test('checks an XLIFF: check, severity, words, spans and fix by segment', async () => {
  const file = await folder.write('a.xlf', xliff);
  const { exitCode, stdout } = await runHere(['qa', file, '--json']);
  expect(exitCode).toBe(0);
  const { segments, issues } = JSON.parse(stdout);
  expect(segments).toBe(3);
  expect(issues).toContainEqual({
    segment: 'u1',
    check: 'number-missing',
    severity: 'error',
    message: expect.stringContaining('45'),
    sourceSpan: { start: 9, end: 11 },
  });
  expect(issues).toContainEqual(
    expect.objectContaining({ segment: 'u2/2', check: 'end-mark', fix: 'Ist es bereit?' }),
  );
});

test('checks a TMX and prints a line for each issue', async () => {
  const file = await folder.write('a.tmx', tmx);
  const { stdout, stderr } = await runHere(['qa', file, '--language', 'en-US']);
  expect(stdout).toBe('t7\twarning\tdouble-space\tThere are too many spaces.\n');
  expect(stderr).toContain('1');
});

test.each([
  [[], 'FILE'],
  [['no-such-file.xlf'], 'no-such-file.xlf'],
])('refuses %j', async (args, said) => {
  const { exitCode, stderr } = await runHere(['qa', ...args]);
  expect(exitCode).not.toBe(0);
  expect(stderr).toContain(said);
});

test('asks for the language that the file does not name', async () => {
  const file = await folder.write('b.xlf', xliff.replace(' trgLang="de"', ''));
  const { stderr } = await runHere(['qa', file]);
  expect(stderr).toContain('--to');
});
