import { expect, test, vi } from 'vitest';
import { callApi } from './call-api.ts';
import { endpoints } from './endpoints.generated.ts';

// Rules P8.23, D8.16 of the specification.
test('says that the network failed when nothing comes back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(callApi(endpoints.system.platform, {})).rejects.toMatchObject({
    code: 'connection.failed',
    message: '处理失败，请检查网络后重试。',
  });
});

test('an abort by the caller stays an abort', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return Promise.reject(new Error('not aborted'));
  });
  const controller = new AbortController();
  controller.abort();
  await expect(callApi(endpoints.system.platform, {}, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

// Rule P9.1 of the specification.
test('waits 300 s and no longer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return Promise.reject(new Error('not aborted'));
  });
  await expect(callApi(endpoints.system.platform, {})).rejects.toMatchObject({
    code: 'connection.timeout',
    message: '请求超时，请重试。',
  });
  expect(timeout).toHaveBeenCalledWith(300_000);
  timeout.mockRestore();
});
