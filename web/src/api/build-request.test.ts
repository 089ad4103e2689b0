import { expect, test } from 'vitest';
import { buildRequest } from './build-request.ts';

const get = { method: 'GET', path: '/api/projects' } as const;

test.each([
  [{ search: '译 & x', pageNumber: 2 }, '/api/projects?search=%E8%AF%91+%26+x&pageNumber=2'],
  [{ status: undefined, search: '' }, '/api/projects?search='],
  [{ tag: ['a', 'b'] }, '/api/projects?tag=a&tag=b'],
  [{}, '/api/projects'],
])('puts the input of a GET into the query: %j', (input, url) => {
  expect(buildRequest(get, input)).toEqual({ url });
});

// Rules P7.1-2 of the specification.
test('fills placeholders and sends the rest as JSON', () => {
  const endpoint = { method: 'PATCH', path: '/api/projects/{projectId}/setting' } as const;
  expect(buildRequest(endpoint, { projectId: 'a/b', name: '手册' })).toEqual({
    url: '/api/projects/a%2Fb/setting',
    body: '{"name":"手册"}',
  });
});

test('sends no body with a DELETE', () => {
  const endpoint = { method: 'DELETE', path: '/api/files/{fileId}' } as const;
  expect(buildRequest(endpoint, { fileId: '7' })).toEqual({ url: '/api/files/7' });
});
