import type { OutputOf } from '@transloom/contracts/endpoint';
import type { filesApi, UploadedFile } from '@transloom/contracts/files';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { failureText } from '../../api/failure-text.ts';
import { uploadFiles } from '../../api/upload-files.ts';

export type UploadPurpose = 'document' | 'memory' | 'term' | 'picture' | 'style';
export type UploadLimits = OutputOf<typeof filesApi.uploadLimits>;

type UploadState =
  | { readonly status: 'waiting' }
  /** Part of the bytes that were sent, 0 to 1; at 1 the server is looking at the file. */
  | { readonly status: 'sending'; readonly sent: number }
  | { readonly status: 'kept'; readonly uploaded: UploadedFile }
  /** The file itself was refused; sending it again would not help. */
  | { readonly status: 'refused'; readonly message: string }
  /** The connection or the server failed. */
  | { readonly status: 'failed'; readonly message: string };

export interface Upload {
  readonly id: number;
  /** A file of an archive has its name alone: the server has its content. */
  readonly file: File | FileInArchive;
  readonly state: UploadState;
}

/** Says how it is called, and how large it is where that is known. */
export interface FileInArchive {
  readonly name: string;
  readonly size: number;
}

export interface UploadQueue {
  readonly store: StoreApi<readonly Upload[]>;
  /** Takes files to send; `refuse` says in words why one is not even sent. */
  add(files: readonly File[], refuse: (file: File) => string | undefined): void;
  retry(id: number): void;
  /** Also stops the sending, and removes what the server has kept. */
  remove(id: number): void;
  stop(): void;
}

const mostAtOnce = 3;

/**
 * Sends files one by one, a few at a time, so that each has its own progress and its own refusal. `kept` are files that
 * the server has from an earlier visit.
 */
export function createUploadQueue(purpose: UploadPurpose, kept: readonly UploadedFile[] = []): UploadQueue {
  const store = createStore<readonly Upload[]>(() =>
    kept.map((uploaded, id) => ({ id, ...keptUpload(uploaded) })),
  );
  const stops = new Map<number, AbortController>();
  let lastId = kept.length;

  const find = (id: number) => store.getState().find((upload) => upload.id === id);
  const change = (id: number, state: UploadState) =>
    store.setState(
      store.getState().map((upload) => (upload.id === id ? { ...upload, state } : upload)),
      true,
    );

  const goOn = (): void => {
    const uploads = store.getState();
    const free = mostAtOnce - uploads.filter(({ state }) => state.status === 'sending').length;
    const next = uploads.filter(({ state }) => state.status === 'waiting').slice(0, Math.max(0, free));
    for (const upload of next) void send(upload);
  };

  const send = async ({ id, file }: Upload): Promise<void> => {
    const stop = new AbortController();
    stops.set(id, stop);
    change(id, { status: 'sending', sent: 0 });
    const sent = await sendFile({ purpose, file, signal: stop.signal }, (part) =>
      change(id, { status: 'sending', sent: part }),
    );
    stops.delete(id);
    if (stop.signal.aborted) for (const { state } of sent) forget(state);
    else replace(id, sent);
    goOn();
  };

  /** The files of an archive stand where it stood. */
  const replace = (id: number, sent: readonly SentFile[]): void => {
    const [only] = sent;
    if (sent.length === 1 && only && only.file === find(id)?.file) {
      change(id, only.state);
      return;
    }
    const others = store.getState().flatMap((upload) => (upload.id === id ? [] : [upload.file.name]));
    const lines = sent.map((one): Upload => {
      lastId += 1;
      return { id: lastId, ...(others.includes(one.file.name) ? refusedAsTaken(one) : one) };
    });
    store.setState(
      store.getState().flatMap((upload) => (upload.id === id ? lines : [upload])),
      true,
    );
  };

  return {
    store,
    add(files, refuse) {
      const added = files.map((file): Upload => {
        const message = refuse(file);
        lastId += 1;
        return { id: lastId, file, state: message ? { status: 'refused', message } : { status: 'waiting' } };
      });
      store.setState([...store.getState(), ...added], true);
      goOn();
    },
    retry(id) {
      change(id, { status: 'waiting' });
      goOn();
    },
    remove(id) {
      const upload = find(id);
      stops.get(id)?.abort();
      if (upload) forget(upload.state);
      store.setState(
        store.getState().filter((other) => other.id !== id),
        true,
      );
    },
    stop() {
      for (const stop of stops.values()) stop.abort();
    },
  };
}

type SentFile = Omit<Upload, 'id'>;

/** Nobody knows what is in an archive before it is sent. */
function refusedAsTaken({ file, state }: SentFile): SentFile {
  forget(state);
  const message = failureText({ code: 'file.duplicate-name', params: { name: file.name } });
  return { file, state: { status: 'refused', message } };
}

interface FileToSend {
  readonly purpose: UploadPurpose;
  readonly file: Upload['file'];
  readonly signal: AbortSignal;
}

async function sendFile(
  { purpose, file, signal }: FileToSend,
  onProgress: (sent: number) => void,
): Promise<readonly SentFile[]> {
  if (!(file instanceof File)) return [];
  try {
    const answer = await uploadFiles(
      endpoints.files.upload,
      { fields: { purpose }, files: [file] },
      { onProgress, signal },
    );
    return isArchive(file) ? filesOfAnswer(answer) : [{ file, state: stateOf(answer) }];
  } catch (error) {
    const message = error instanceof ApiError ? error.message : '';
    return [{ file, state: { status: 'failed', message } }];
  }
}

type UploadAnswer = OutputOf<typeof filesApi.upload>;

export function isArchive({ name }: Upload['file']): boolean {
  return name.toLowerCase().endsWith('.zip');
}

function stateOf({ files: [uploaded], refused }: UploadAnswer): UploadState {
  if (uploaded) return { status: 'kept', uploaded };
  return { status: 'refused', message: refused[0]?.message ?? '' };
}

function filesOfAnswer({ files, refused }: UploadAnswer): readonly SentFile[] {
  return [
    ...files.map(keptUpload),
    ...refused.map(
      ({ name, message }): SentFile => ({
        file: { name, size: 0 },
        state: { status: 'refused', message },
      }),
    ),
  ];
}

function keptUpload(uploaded: UploadedFile): SentFile {
  return { file: { name: uploaded.name, size: uploaded.bytes }, state: { status: 'kept', uploaded } };
}

/** An upload nobody uses goes by itself after a while, so a failure here needs no words. */
function forget(state: UploadState): void {
  if (state.status !== 'kept') return;
  callApi(endpoints.files.removeUpload, { fileId: state.uploaded.fileId }).catch(() => undefined);
}
