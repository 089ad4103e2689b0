import { expect, test } from 'vitest';
import { contentDisposition, downloadHeaders } from './download-headers.ts';

test.each([
  ['report.docx', `attachment; filename="report.docx"; filename*=UTF-8''report.docx`],
  ['报告 1.docx', `attachment; filename="__ 1.docx"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%201.docx`],
  [`a"b\\c%d.txt`, `attachment; filename="a_b_c_d.txt"; filename*=UTF-8''a%22b%5Cc%25d.txt`],
  [`it's (1)*.txt`, `attachment; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  [
    'a\r\nset-cookie: x',
    `attachment; filename="a__set-cookie: x"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x`,
  ],
  ['\ud800.txt', `attachment; filename="_.txt"; filename*=UTF-8''%EF%BF%BD.txt`],
])('names %j for old and new programs', (name, header) => {
  expect(contentDisposition(name)).toBe(header);
});

test('is saved, never shown', () => {
  expect(downloadHeaders('x.html', 5)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});
