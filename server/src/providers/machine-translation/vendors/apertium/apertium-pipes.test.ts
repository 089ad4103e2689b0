import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findApertiumModes, languageTag, readPipeline } from './apertium-modes.ts';
import { ApertiumPipes } from './apertium-pipes.ts';

let folder: string;
let pipes: ApertiumPipes;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modes-'));
  pipes = new ApertiumPipes({ silenceMs: 300, textsPerPipe: 3 });
});
afterEach(async () => {
  await pipes.stop();
  await rm(folder, { recursive: true });
});

/** A mode whose one program is sed: like Apertium's programs it takes -z and answers up to a zero byte. */
async function mode(name: string, script: string): Promise<string> {
  const file = join(folder, `${name}.mode`);
  await writeFile(file, `sed -u '${script}' $2\n`);
  return file;
}

describe('Apertium modes', () => {
  test('are found by the names of their files, regional ones last', async () => {
    for (const name of ['eng-spa', 'spa-eng_US', 'spa-eng', 'eng-spa-tagger', 'por_BR-cat'])
      await mode(name, '');
    expect((await findApertiumModes(folder)).map(({ pair }) => `${pair.source} ${pair.target}`)).toEqual([
      'en es',
      'es en',
      'pt-BR ca',
      'es en-US',
    ]);
  });

  test('are none where Apertium is not installed', async () => {
    expect(await findApertiumModes(join(folder, 'absent'))).toEqual([]);
  });

  test.each([
    ['eng', 'en'],
    ['por_BR', 'pt-BR'],
    ['ca', 'ca'],
    ['x_', undefined],
  ])('%s is language %s', (name, tag) => {
    expect(languageTag(name)).toBe(tag);
  });

  test('run for ever once every program flushes at a zero byte', async () => {
    const file = join(folder, 'a-b.mode');
    await writeFile(file, "lt-proc 'x.bin' | apertium-tagger -g $2 'x.prob' | lt-proc $1 'y.bin'\n");
    expect(await readPipeline(file)).toBe(
      "lt-proc -z 'x.bin' | apertium-tagger -z -g  'x.prob' | lt-proc -z -n 'y.bin'",
    );
  });
});

describe('Apertium pipes', () => {
  test('answer each text with its own, one after another', async () => {
    const file = await mode('eng-spa', 's/Hello/Hola/');
    const texts = ['Hello 1', 'Hello 2', 'Hello 3', 'Hello 4', 'Hello 5'];
    const answers = await Promise.all(texts.map((text) => pipes.translate(file, text)));
    expect(answers.map((answer) => answer.stream)).toEqual([
      'Hola 1',
      'Hola 2',
      'Hola 3',
      'Hola 4',
      'Hola 5',
    ]);
  });

  test('run in UTF-8 and know no secrets, whatever the environment of the server', async () => {
    const file = await mode('eng-spa', 's/.*/echo "$LC_ALL,$HOME,"/e');
    expect(process.env['HOME']).toBeTruthy();
    expect((await pipes.translate(file, 'a')).stream.trim()).toBe('C.UTF-8,,');
  });

  test('a text that kills the pipe fails alone', async () => {
    const file = await mode('eng-spa', '/poison/Q');
    const [good, bad, after] = await Promise.allSettled(
      ['a', 'poison', 'b'].map((text) => pipes.translate(file, text)),
    );
    expect(good).toMatchObject({ value: { stream: 'a' } });
    expect(bad).toMatchObject({ status: 'rejected', reason: { failure: { errorClass: 'upstream' } } });
    expect(after).toMatchObject({ value: { stream: 'b' } });
  });

  test('a silent pipe is ended and replaced', async () => {
    const file = await mode('eng-spa', '/slow/{s/.*/sleep 30/e}');
    await expect(pipes.translate(file, 'slow')).rejects.toThrow('silent');
    expect(await pipes.translate(file, 'quick')).toMatchObject({ stream: 'quick' });
  });

  test('a program that cannot be run fails', async () => {
    const file = join(folder, 'eng-spa.mode');
    await writeFile(file, 'no-such-program');
    await expect(pipes.translate(file, 'a')).rejects.toThrow('pipeline');
  });

  test('leave no process behind when stopped', async () => {
    const file = await mode('eng-spa', 's/left-behind//');
    await pipes.translate(file, 'a');
    expect(runningWith('left-behind')).not.toBe('');
    await pipes.stop();
    await expect.poll(() => runningWith('left-behind')).toBe('');
  });
});

function runningWith(word: string): string {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`sed -z -u`) && line.includes(word))
    .join('\n');
}
