import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docxFormat } from '@transloom/core/document/formats/docx/docx-format';
import { parseDocument } from '@transloom/core/document/read-document';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { findOffice } from './find-office.ts';
import { openOffice } from './office.ts';

const programs = findOffice();
const letter = Buffer.from(String.raw`{\rtf1\ansi Dear \b Ms Chen\b0 ,\par thank you for your letter.}`);

test('LibreOffice that is not installed says so', async () => {
  expect(findOffice('/nowhere')).toBeUndefined();
  const office = openOffice(undefined);
  expect(office.installed).toBe(false);
  await expect(office.convert({ file: letter, from: 'rtf', to: 'docx' })).rejects.toThrow('missing');
});

describe.skipIf(programs === undefined)('LibreOffice as installed', { timeout: 120_000 }, () => {
  const office = openOffice(programs);
  afterAll(() => office.stop());

  test('turns an old file into a new one', async () => {
    const file = await office.convert({ file: letter, from: 'rtf', to: 'docx' });
    const { units } = parseDocument(docxFormat, file);
    expect(units.map(({ source }) => source.text)).toEqual(['Dear Ms Chen,', 'thank you for your letter.']);
  });

  test('makes pages of a document', async () => {
    const pdf = await office.convert({ file: letter, from: 'rtf', to: 'pdf' });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  test('makes as many pages as are wanted', async () => {
    const file = Buffer.from(String.raw`{\rtf1 one\page two\page three}`);
    const pages = async (pageLimit: number) => {
      const pdf = await office.convert({ file, from: 'rtf', to: 'pdf', pageLimit });
      return Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g)?.length;
    };
    expect(await pages(2)).toBe(2);
    expect(await pages(20)).toBe(3);
  });

  test('refuses what it cannot read, and goes on', async () => {
    const garbage = Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]);
    await expect(office.convert({ file: garbage, from: 'docx', to: 'pdf' })).rejects.toThrow('refused');
    await expect(office.convert({ file: letter, from: 'rtf', to: 'xlsx' })).rejects.toThrow('refused');
    await expect(office.convert({ file: letter, from: 'rtf', to: 'pdf' })).resolves.toBeDefined();
  });

  test('converts several at once, each to its own', async () => {
    const letters = ['one', 'two', 'three'].map((word) => Buffer.from(String.raw`{\rtf1 ${word}}`));
    const files = await Promise.all(letters.map((file) => office.convert({ file, from: 'rtf', to: 'docx' })));
    const texts = files.map((file) => parseDocument(docxFormat, file).units[0]?.source.text);
    expect(texts).toEqual(['one', 'two', 'three']);
  });

  test('kills a conversion that takes too long, and one that is cancelled', async () => {
    await expect(office.convert({ file: letter, from: 'rtf', to: 'pdf', timeoutMs: 1 })).rejects.toThrow(
      'too-slow',
    );
    const cancelled = new AbortController();
    const conversion = office.convert({ file: letter, from: 'rtf', to: 'pdf', signal: cancelled.signal });
    cancelled.abort(new Error('cancelled'));
    await expect(conversion).rejects.toThrow('cancelled');
    await expect(office.convert({ file: letter, from: 'rtf', to: 'pdf' })).resolves.toBeDefined();
  });

  test.each(['stopped', 'killed'])('leaves no file behind when its process is %s', async (how) => {
    const folder = mkdtempSync(join(tmpdir(), 'lo-'));
    const script = `
      const { openOffice } = await import(${JSON.stringify(new URL('./office.ts', import.meta.url).href)});
      const office = openOffice(${JSON.stringify(programs)});
      process.on('message', () => office.stop().then(() => process.exit()));
      await office.convert({ file: Buffer.from(${JSON.stringify(letter.toString())}), from: 'rtf', to: 'pdf' });
      process.send('converted');`;
    const user = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(user, 'message');
    const socket = socketOf(user.pid);
    expect(existsSync(socket)).toBe(true);
    if (how === 'killed') user.kill('SIGKILL');
    else user.send('stop');
    await vi.waitFor(
      () => {
        expect(readdirSync(folder)).toEqual([]);
        expect(existsSync(socket)).toBe(false);
      },
      { timeout: 20_000 },
    );
    rmSync(folder, { recursive: true });
  });

  test('fetches nothing a document links to', async () => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await office.convert({
      file: documentWithLinks(`http://127.0.0.1:${port}`),
      from: 'fodt',
      to: 'pdf',
    });
    server.close();
    expect(requests).toEqual([]);
  });
});

/** Returns the socket of LibreOffice for the worker that a process started. */
function socketOf(processId: number | undefined): string {
  const worker = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').trim();
  return `/tmp/OSL_PIPE_${process.getuid?.()}_transloom-${worker}`;
}

/** A picture and a section that stand elsewhere. */
function documentWithLinks(address: string): Uint8Array {
  const namespaces = ['office', 'text', 'drawing', 'style']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2"
  office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text>
  <text:p>See<drawing:frame text:anchor-type="as-char"><drawing:image xlink:href="${address}/picture.png"
    xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></drawing:frame></text:p>
  <text:section text:name="there"><text:section-source xlink:href="${address}/section.odt" xlink:type="simple"/>
    <text:p>old</text:p></text:section>
</office:text></office:body></office:document>`);
}
