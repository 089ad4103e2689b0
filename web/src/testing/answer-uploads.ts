import type { OutputOf } from '@transloom/contracts/endpoint';
import { filesApi } from '@transloom/contracts/files';
import { vi } from 'vitest';
import { idOf } from './signed-in-world.ts';

type UploadAnswer = OutputOf<typeof filesApi.upload>;

const firstFileNumber = 900;

/**
 * Stands in for the server where files are sent: keeps every file but those a refusal is given for, by name. A name
 * put into `offline` loses its connection until it is taken out.
 */
export function answerUploads(refusals: Readonly<Record<string, UploadAnswer['refused'][number]>> = {}) {
  const sent: string[] = [];
  const offline = new Set<string>();
  class UploadRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    send(form: FormData): void {
      const file = form.get('file');
      const name = file instanceof File ? file.name : '';
      queueMicrotask(() => this.#answer(name));
    }
    #answer(name: string): void {
      if (offline.has(name)) {
        this.dispatchEvent(new Event('error'));
        return;
      }
      sent.push(name);
      const refusal = refusals[name];
      const data: UploadAnswer = filesApi.upload.output.parse({
        files: refusal
          ? []
          : [{ fileId: idOf(firstFileNumber + sent.length), name, bytes: 5, format: 'txt' }],
        refused: refusal ? [refusal] : [],
      });
      this.status = 200;
      this.responseText = JSON.stringify({ status: 200, message: '', data });
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  return { sent, offline };
}

export const documentLimits: OutputOf<typeof filesApi.uploadLimits> = {
  extensions: ['docx', 'txt', 'md'],
  formats: [
    { id: 'docx', name: 'Word', extensions: ['docx'], options: ['hiddenText', 'comments'], missing: null },
    { id: 'txt', name: 'Text', extensions: ['txt'], options: [], missing: null },
    { id: 'md', name: 'Markdown', extensions: ['md'], options: [], missing: null },
  ],
  bytes: 1024 * 1024,
  files: 100,
};

export const pictureLimits: OutputOf<typeof filesApi.uploadLimits> = {
  extensions: ['png', 'jpg', 'jpeg', 'webp'],
  formats: [
    { id: 'png', name: 'PNG', extensions: ['png'], options: [], missing: null },
    { id: 'jpeg', name: 'JPEG', extensions: ['jpg', 'jpeg'], options: [], missing: null },
    { id: 'webp', name: 'WebP', extensions: ['webp'], options: [], missing: null },
  ],
  bytes: 2 * 1024 * 1024,
  files: 1,
};
