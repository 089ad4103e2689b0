import type { OutputOf } from '@transloom/contracts/endpoint';
import type { filesApi } from '@transloom/contracts/files';
import { expect, test, vi } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { idOf } from '../../testing/signed-in-world.ts';
import { createUploadQueue } from './upload-queue.ts';

/** Answers every upload with what it has for the file's name. */
function answerWith(answers: Readonly<Record<string, OutputOf<typeof filesApi.upload>>>): void {
  class UploadRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    responseText = '';
    open(): void {}
    setRequestHeader(): void {}
    send(form: FormData): void {
      const file = form.get('file');
      const data = file instanceof File ? answers[file.name] : undefined;
      this.responseText = JSON.stringify({ status: 200, message: '', data });
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
}

const uploaded = (number: number, name: string) => ({ fileId: idOf(number), name, bytes: 4, format: 'txt' });

test('a file of an archive whose name is listed already is refused, and the server forgets it', async () => {
  answerWith({
    'a.txt': { files: [uploaded(1, 'a.txt')], refused: [] },
    'pack.zip': { files: [uploaded(2, 'a.txt'), uploaded(3, 'b.txt')], refused: [] },
  });
  const { calls } = answerApi({ 'files.removeUpload': () => null });
  const queue = createUploadQueue('document');
  queue.add([new File(['one'], 'a.txt'), new File(['zip'], 'pack.zip')], () => undefined);
  const lines = () => queue.store.getState().map(({ file, state }) => [file.name, state.status]);
  await vi.waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines()).toEqual([
    ['a.txt', 'kept'],
    ['a.txt', 'refused'],
    ['b.txt', 'kept'],
  ]);
  expect(queue.store.getState()[1]?.state).toMatchObject({
    message: '已有同名文件“a.txt”，请重命名后再上传。',
  });
  await vi.waitFor(() => expect(calls.map(({ input }) => input)).toEqual([{ fileId: idOf(2) }]));
});
