import { connect } from 'node:net';
import { filesApi } from '@transloom/contracts/files';
import { buildCompoundFile } from '@transloom/core/testing/compound-file-builder';
import { expect, test, vi } from 'vitest';
import { openOffice } from '../../providers/office/office.ts';
import { actAs } from '../../testing/act-as.ts';
import { callAs, callWith, headersOf } from '../../testing/call-as.ts';
import { bluePng, pngOfSide } from '../../testing/picture-files.ts';
import { dayMs } from '../../testing/test-clock.ts';
import { testServer } from '../../testing/test-server.ts';
import { uploadAs } from '../../testing/upload-as.ts';
import { filesRoutes, filesStreamRoutes } from './files.routes.ts';
import { removeUnusedUploads } from './files.sweeps.ts';
import { forgetUpload, readUpload, takeUpload } from './uploaded-content.ts';

const server = await testServer({ routes: filesRoutes, streamRoutes: filesStreamRoutes });
const user = await server.signInAs('TRANSLATOR');
const colleague = await server.signInAs('TRANSLATOR', { organizationId: user.organizationId });
const stranger = await server.signInAs('SUPER_ADMIN');

const richText = { id: 'rtf', name: 'Rich text', extensions: ['rtf'] };
const srt = '1\n00:00:01,000 --> 00:00:02,000\nHello\n';
const { as, longContext } = actAs(server.services);
const keptRows = () =>
  server.database.systemTransaction((db) => db.selectFrom('uploadedFile').select('storageKey').execute());

// Rule P7.3 of the specification.
test('takes several files, recognises each by content and keeps the bytes', async () => {
  const { data } = await uploadAs(server, user, 'document', [
    { name: 'film.srt', content: srt },
    { name: '说明.txt', content: '你好，世界。' },
  ]);
  expect(data).toEqual({
    files: [
      { fileId: expect.any(String), name: 'film.srt', bytes: srt.length, format: 'srt' },
      { fileId: expect.any(String), name: '说明.txt', bytes: 18, format: 'txt' },
    ],
    refused: [],
  });
  const fileId = String(data.files[1]?.fileId);
  expect(new TextDecoder().decode(await readUpload(longContext(user), fileId))).toBe('你好，世界。');
});

test('says which formats take a program that is not installed, and refuses such files', async () => {
  const bare = await testServer({ routes: filesRoutes, providers: { office: openOffice(undefined) } });
  const translator = await bare.signInAs('TRANSLATOR');
  const limits = await callAs(bare, translator, filesApi.uploadLimits, { purpose: 'document' });
  const missing = { program: 'LibreOffice', command: expect.stringContaining('libreoffice-writer') };
  const options = expect.arrayContaining(['comments']);
  expect(limits.data.formats).toContainEqual({ ...richText, missing, options });
  expect(limits.data.extensions).not.toContain('rtf');
  const { data } = await uploadAs(bare, translator, 'document', [{ name: 'a.rtf', content: '{\\rtf1 Hi}' }]);
  expect(data.refused[0]?.message).toContain('Reading “a.rtf” takes LibreOffice');
});

test.each([
  ['empty.txt', '', 'file.empty', 'The file “empty.txt” is empty.'],
  ['a\u202Ecod.txt', 'text', 'file.name-invalid', 'The file name “a·cod.txt” cannot be used.'],
  ['program.exe', 'MZ\u0000\u0001', 'document.unsupported', 'The type of “program.exe” is not supported.'],
  [
    'page.docx',
    '<!doctype html><html><body><p>Hi</p></body></html>',
    'document.wrong-extension',
    'does not fit',
  ],
])('refuses %s by name and cause, and keeps the good one beside it', async (name, content, code, message) => {
  const { data } = await uploadAs(server, user, 'document', [
    { name, content },
    { name: 'good.txt', content: 'good' },
  ]);
  expect(data.files.map((file) => file.name)).toEqual(['good.txt']);
  expect(data.refused).toEqual([
    { name, failure: { code, params: expect.anything() }, message: expect.stringContaining(message) },
  ]);
});

// Rule D5.2 of the specification.
test('refuses a second file of the same name, however it is written', async () => {
  const { data } = await uploadAs(server, user, 'document', [
    { name: 'Café.txt', content: 'one' },
    { name: 'CAFE\u0301.TXT', content: 'two' },
  ]);
  expect([data.files.length, data.refused[0]?.failure.code]).toEqual([1, 'file.duplicate-name']);
});

test('refuses what is too large or too many for its purpose', async () => {
  const png = new Uint8Array(2 * 1024 * 1024 + 1);
  png.set(bluePng);
  const large = await uploadAs(server, user, 'avatar', [{ name: 'me.png', content: png }]);
  expect(large.data.refused[0]?.failure).toEqual({
    code: 'file.too-large',
    params: { name: 'me.png', limit: 2 },
  });
  const small = { name: 'me.png', content: bluePng };
  const many = await uploadAs(server, user, 'avatar', [small, { ...small, name: 'you.png' }]);
  expect(many.data).toMatchObject({
    files: [{ name: 'me.png', format: 'png' }],
    refused: [{ failure: { code: 'file.too-many', params: { limit: 1 } } }],
  });
});

test.each([
  [
    'a page behind the mark of one',
    '\x89PNG\r\n\x1a\n<html></html>',
    'file.other-content',
    'not a valid PNG file',
  ],
  ['one that is cut off', bluePng.slice(0, 60), 'file.other-content', 'not a valid PNG file'],
  ['a drawing with a script', '<svg onload="alert(1)"/>', 'file.other-content', 'not a valid PNG file'],
  ['one of 40,000 pixels a side', pngOfSide(40_000), 'file.picture-too-large', '40,000 × 2 pixels'],
])('takes no picture that shows nothing, or is hostile: %s', async (_, text, code, words) => {
  const content = typeof text === 'string' ? new Uint8Array(Buffer.from(text, 'latin1')) : text;
  const { data } = await uploadAs(server, user, 'picture', [{ name: 'me.png', content }]);
  expect(data).toMatchObject({
    files: [],
    refused: [{ failure: { code }, message: expect.stringContaining(words) }],
  });
});

test.each([
  ['avatar', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['avatar', '\xff\xd8\xff', null],
  ['memory', '<?xml version="1.0"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4">', 'tmx'],
  ['memory', '<tmx version="1.4"><header/>', 'tmx'],
  ['memory', [...'<tmx version="1.4">'].join('\0'), 'tmx'],
  ['memory', '<?xml version="1.0"?><xliff>', 'xliff'],
  ['memory', 'SQLite format 3\0', 'sdltm'],
])('looks at the content of a file for %s: %j', async (purpose, content, format) => {
  const { data } = await uploadAs(server, user, purpose, [{ name: 'file.tmx', content }]);
  expect(data.files[0]?.format ?? null).toBe(format);
  expect(data.refused[0]?.failure.code).toBe(format === null ? 'document.unsupported' : undefined);
});

test.each([
  [
    'memory',
    'a.tmx',
    '<!doctype html><html><p>Hi</p></html>',
    'is not a valid TMX file; its content is HTML.',
  ],
  ['term', 'a.tbx', '<!doctype html><html><p>Hi</p></html>', 'is not a valid TBX file; its content is HTML.'],
  ['term', 'a.tbx', '%PDF-1.7 %', 'is not a valid TBX file; its content is PDF.'],
  ['term', 'a.tbx', 'nothing of the kind', 'is not a valid TBX file. Export it again as TBX'],
])('says of a file for %s, %s, what it really is: %j', async (purpose, name, content, words) => {
  const { data } = await uploadAs(server, user, purpose, [{ name, content }]);
  expect(data.refused).toMatchObject([
    { name, failure: { code: 'file.other-content' }, message: expect.stringContaining(words) },
  ]);
});

test.each(['memory', 'term'])(
  'refuses a workbook for %s that takes a password, old and new',
  async (purpose) => {
    const compound = (names: string[], heads: Record<string, Uint8Array> = {}) =>
      new Uint8Array(buildCompoundFile(['Root Entry', ...names], heads));
    const filePass = new Uint8Array([0x2f, 0, 2, 0, 1, 0]);
    const files = [
      { name: 'new.xlsx', content: compound(['EncryptionInfo', 'EncryptedPackage']) },
      { name: 'old.xls', content: compound(['Workbook'], { Workbook: filePass }) },
      { name: 'open.xls', content: compound(['Workbook']) },
    ];
    const { data } = await uploadAs(server, user, purpose, files);
    expect(data.files.map(({ name }) => name)).toEqual(['open.xls']);
    expect(data.refused.map(({ name, failure: { code } }) => [name, code])).toEqual([
      ['new.xlsx', 'document.encrypted'],
      ['old.xls', 'document.encrypted'],
    ]);
  },
);

test.each([
  ['no purpose', undefined],
  ['an unknown purpose', 'virus'],
])('refuses an upload with %s', async (_, purpose) => {
  const before = (await keptRows()).length;
  const answer = await uploadAs(server, user, String(purpose), [{ name: 'a.txt', content: 'a' }]);
  expect(answer).toMatchObject({ http: 400, code: 'request.invalid' });
  expect(await keptRows()).toHaveLength(before);
});

test('refuses an upload that is no form, and one of a visitor', async () => {
  const answer = await callWith(server, user, filesApi.upload, { purpose: 'document' });
  expect(answer).toMatchObject({ http: 415, code: 'request.unsupported-media' });
  expect(await uploadAs(server, undefined, 'document', [{ name: 'a.txt', content: 'a' }])).toMatchObject({
    http: 401,
  });
});

/** The head of a form with one file, whose rest never comes. */
function beginUpload(): Promise<{ send(text: string): void; cut(): void }> {
  const head = [
    `POST ${filesApi.upload.path} HTTP/1.1`,
    'host: test',
    'content-type: multipart/form-data; boundary=b',
    'content-length: 100000',
    ...Object.entries(headersOf(user)).map(([name, value]) => `${name}: ${value}`),
  ];
  const parts = '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\ndocument\r\n--b\r\n';
  const file = (name: string) => `content-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const address = server.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `${head.join('\r\n')}\r\n\r\n${parts}${file('whole.txt')}whole\r\n--b\r\n${file('half.txt')}half`,
      );
      resolve({ send: (text) => void socket.write(text), cut: () => socket.destroy() });
    });
  });
}

/** A connection that was cut is seen, and cleaned up behind, whenever the machine finds the time. */
const patience = { timeout: 20_000 };

test('an upload that is cut off keeps nothing, not even the files that came whole', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const before = (await keptRows()).length;
  const written = vi.spyOn(server.services.storage, 'write');
  const upload = await beginUpload();
  await vi.waitFor(() => expect(written).toHaveBeenCalledTimes(2), patience);
  upload.cut();
  const wholeKey = String(written.mock.calls[0]?.[0]);
  const gone = { code: 'resource.not-found' };
  const isGone = () => expect(server.services.storage.read(wholeKey)).rejects.toMatchObject(gone);
  await vi.waitFor(isGone, patience);
  await vi.waitFor(async () => expect(await keptRows()).toHaveLength(before), patience);
});

test('a form that ends too early is reported as an interrupted upload', async () => {
  const body =
    '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\ndocument\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="half.txt"\r\n\r\nhalf';
  const reply = await server.app.inject({
    method: 'POST',
    url: filesApi.upload.path,
    headers: { ...headersOf(user), 'content-type': 'multipart/form-data; boundary=b' },
    payload: body,
  });
  expect(reply.json()).toMatchObject({ status: 400, code: 'file.incomplete', params: { name: 'half.txt' } });
});

test('an upload is taken into use by its owner for its purpose', async () => {
  const { data } = await uploadAs(server, user, 'document', [{ name: 'a.txt', content: 'abc' }]);
  const fileId = String(data.files[0]?.fileId);
  const missing = { code: 'resource.not-found' };
  await expect(
    as(stranger, (context) => takeUpload(context, { fileId, purpose: 'document' })),
  ).rejects.toMatchObject(missing);
  await expect(
    as(colleague, (context) => takeUpload(context, { fileId, purpose: 'document' })),
  ).rejects.toMatchObject(missing);
  await expect(
    as(user, (context) => takeUpload(context, { fileId, purpose: 'memory' })),
  ).rejects.toMatchObject(missing);
  await expect(readUpload(longContext(stranger), fileId)).rejects.toMatchObject(missing);
  expect(await as(user, (context) => takeUpload(context, { fileId, purpose: 'document' }))).toMatchObject({
    name: 'a.txt',
    bytes: 3,
    format: 'txt',
  });
  expect(await callAs(server, user, filesApi.removeUpload, { fileId })).toMatchObject({ http: 404 });
  await as(user, (context) => forgetUpload(context, fileId));
  await expect(readUpload(longContext(user), fileId)).rejects.toMatchObject(missing);
});

test('an unused upload is removed by its owner, or after a day', async () => {
  const upload = async () => {
    const { data } = await uploadAs(server, user, 'document', [{ name: 'a.txt', content: 'abc' }]);
    return String(data.files[0]?.fileId);
  };
  const [first, second, used] = [await upload(), await upload(), await upload()];
  await as(user, (context) => takeUpload(context, { fileId: used, purpose: 'document' }));
  expect(await callAs(server, stranger, filesApi.removeUpload, { fileId: first })).toMatchObject({
    http: 404,
  });
  expect(await callAs(server, colleague, filesApi.removeUpload, { fileId: first })).toMatchObject({
    http: 404,
  });
  expect(await callAs(server, user, filesApi.removeUpload, { fileId: first })).toMatchObject({ http: 200 });
  server.clock.advance(dayMs - 1);
  await removeUnusedUploads(server.services);
  await readUpload(longContext(user), second);
  server.clock.advance(2);
  await removeUnusedUploads(server.services);
  await expect(readUpload(longContext(user), second)).rejects.toMatchObject({ code: 'resource.not-found' });
  await readUpload(longContext(user), used);
});

test('says what may be uploaded', async () => {
  const { data } = await callAs(server, user, filesApi.uploadLimits, { purpose: 'document' });
  expect(data).toMatchObject({
    bytes: 1024 ** 3,
    files: 100,
    extensions: expect.arrayContaining(['docx', 'srt']),
  });
});
