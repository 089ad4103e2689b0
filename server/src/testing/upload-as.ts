import type { Answer } from '@transloom/contracts/answer';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { filesApi } from '@transloom/contracts/files';
import { filesRoutes } from '../domains/files/files.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { type Callable, headersOf, type TestAnswer } from './call-as.ts';
import type { TestUser } from './test-user.ts';

export interface TestFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** What a test server needs for `uploadAs`. */
export const uploadRoutes: readonly Route[] = filesRoutes;

/** Uploads files as our web does. */
export async function uploadAs(
  { app }: Callable,
  user: TestUser | undefined,
  purpose: string,
  files: readonly TestFile[],
): Promise<TestAnswer<OutputOf<typeof filesApi.upload>>> {
  const form = new FormData();
  form.append('purpose', purpose);
  for (const { name, content } of files) form.append('file', new Blob([content]), name);
  const request = new Request('http://test', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: filesApi.upload.path,
    headers: { ...headersOf(user), 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return {
    ...reply.json<Answer<OutputOf<typeof filesApi.upload>>>(),
    http: reply.statusCode,
    headers: reply.headers,
  };
}
