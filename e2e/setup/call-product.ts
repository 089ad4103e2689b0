import { type APIRequestContext, expect } from '@playwright/test';
import { type Answer, clientLanguageHeader, csrfCookie, csrfHeader } from '@transloom/contracts/answer';
import type { Endpoint, OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { filesApi, type UploadedFile } from '@transloom/contracts/files';

export interface MadeFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A browser, or what stands for one where no page is shown. */
export interface Caller {
  readonly request: APIRequestContext;
}

/** Calls the API as whoever is signed in with this browser. */
export async function callProduct<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: RequestOf<E>,
): Promise<OutputOf<E>> {
  const rest = { ...(input as Record<string, unknown>) };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  });
  const asked = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
  const response = await caller.request.fetch(asked ? `${path}?${query}` : path, {
    method: endpoint.method,
    headers: await callHeaders(caller),
    ...(asked ? {} : { data: rest }),
  });
  const answer = (await response.json()) as Answer<OutputOf<E>>;
  expect(response.ok(), `${endpoint.method} ${path}: ${answer.message}`).toBe(true);
  return answer.data;
}

export async function uploadToProduct(
  caller: Caller,
  file: MadeFile,
  purpose: RequestOf<typeof filesApi.upload>['purpose'] = 'document',
): Promise<UploadedFile> {
  const response = await caller.request.post(filesApi.upload.path, {
    headers: await callHeaders(caller),
    multipart: {
      purpose,
      file: { name: file.name, mimeType: 'application/octet-stream', buffer: Buffer.from(file.content) },
    },
  });
  const { data } = (await response.json()) as Answer<OutputOf<typeof filesApi.upload>>;
  const [uploaded] = data.files;
  if (uploaded === undefined) throw new Error(`${file.name} was refused: ${JSON.stringify(data.refused)}`);
  return uploaded;
}

async function callHeaders({ request }: Caller): Promise<Record<string, string>> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === csrfCookie)?.value ?? '';
  return { [clientLanguageHeader]: 'en-US', [csrfHeader]: token };
}
