import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { filesApi } from '@transloom/contracts/files';
import { headersOf } from '@transloom/server/testing/call-as';
import type { TestUser } from '@transloom/server/testing/test-user';

export interface StreamedFile {
  readonly purpose: string;
  readonly name: string;
  readonly pieces: () => Generator<Buffer>;
}

/** Uploads a file that is never whole in this process. Gives its id. */
export async function streamUpload(address: string, user: TestUser, file: StreamedFile): Promise<string> {
  const call = request(new URL(filesApi.upload.path, address), {
    method: 'POST',
    headers: { ...headersOf(user), 'content-type': 'multipart/form-data; boundary=bench' },
  });
  const answered = new Promise<string>((resolve, reject) => {
    call.on('response', (response) => void text(response).then(resolve, reject));
    call.on('error', reject);
  });
  await pipeline(Readable.from(form(file)), call);
  const answer = JSON.parse(await answered) as { data: { files: { fileId: string }[] } | null };
  const [uploaded] = answer.data?.files ?? [];
  if (uploaded === undefined) throw new Error(`not taken: ${JSON.stringify(answer)}`);
  return uploaded.fileId;
}

function* form({ purpose, name, pieces }: StreamedFile): Generator<Buffer> {
  const disposition = 'content-disposition: form-data; name=';
  yield Buffer.from(`--bench\r\n${disposition}"purpose"\r\n\r\n${purpose}\r\n`);
  yield Buffer.from(`--bench\r\n${disposition}"file"; filename="${name}"\r\n\r\n`);
  yield* pieces();
  yield Buffer.from('\r\n--bench--\r\n');
}
