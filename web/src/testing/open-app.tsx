import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import componentTexts from 'antd/locale/zh_CN.js';
import { vi } from 'vitest';
import { makeQueryClient } from '../api/query-client.ts';
import { AppRoot } from '../app/app-root.tsx';

/** A live line that never opens: the product goes on by polling. */
class ClosedSocket extends EventTarget {
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

/** The whole product at an address, as somebody has it in the browser. */
export function openApp(address: string) {
  vi.stubGlobal('WebSocket', ClosedSocket);
  const history = createMemoryHistory({ initialEntries: [address] });
  const view = render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <AppRoot client={makeQueryClient()} componentTexts={componentTexts} history={history} />
    </ConfigProvider>,
  );
  return { ...view, path: () => history.location.pathname, address: () => history.location.href };
}
