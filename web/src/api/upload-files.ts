import type { Endpoint, OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { ApiError } from './api-error.ts';
import { callHeaders } from './call-api.ts';
import { connectionError } from './connection-error.ts';
import type { EndpointAddress } from './endpoint-address.ts';
import { readAnswer } from './read-answer.ts';

export interface UploadOptions {
  /** Part of all bytes that were sent, 0 to 1. */
  readonly onProgress?: (sent: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends files as a form, the fields before them. Uses XMLHttpRequest because fetch tells no upload progress.
 * @throws {ApiError}; an abort by `signal` is an `AbortError`
 */
export function uploadFiles<E extends Endpoint>(
  endpoint: EndpointAddress<E>,
  { fields, files }: { fields: RequestOf<E>; files: readonly File[] },
  { onProgress, signal }: UploadOptions = {},
): Promise<OutputOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpoint.path);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request.status, request.responseText) as OutputOf<E>);
      } catch (error) {
        reject(
          error instanceof Error
            ? error
            : new ApiError({ code: 'connection.answer', status: 0, message: '' }),
        );
      }
    });
    request.addEventListener('error', () => reject(connectionError(false)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(formOf(fields as Record<string, unknown>, files));
  });
}

function formOf(fields: Record<string, unknown>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const file of files) form.append('file', file, file.name);
  return form;
}
