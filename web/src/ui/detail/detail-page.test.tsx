import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { Loading } from '../loadable.tsx';
import { DetailPage } from './detail-page.tsx';

interface Guide {
  readonly name: string;
}

interface GuideProps {
  readonly query: Loading<Guide> | undefined;
  readonly editable?: boolean;
}

function GuidePage({ query, editable = true }: GuideProps) {
  const [name, setName] = useState<string>();
  return (
    <DetailPage<Guide>
      query={query}
      icon={null}
      list="/guides"
      words={{ title: '找不到这本手册', hint: '可能已被删除。', back: '返回手册列表' }}
      title={(guide) => ({
        text: name ?? guide.name,
        edit: editable
          ? { maxLength: 20, words: { label: '手册名称', change: '修改名称' }, onChange: setName }
          : undefined,
      })}
      facts={() => <p>12 页</p>}
      actions={() => <button type="button">导出</button>}
      tabs={() => [
        { key: 'text', label: '正文', content: () => <p>正文内容</p> },
        { key: 'history', label: '记录', content: () => <p>修改记录</p> },
      ]}
    />
  );
}

const ready: Loading<Guide> = { data: { name: '安装手册' }, error: null, refetch: () => undefined };

function open(props: GuideProps, address = '/guide') {
  const pages = { '/guide': () => <GuidePage {...props} />, '/guides': () => <p>手册列表</p> };
  return { ...openPage(pages, address), user: userEvent.setup() };
}

test('shows title, facts and actions; the address says which tab', async () => {
  const { user, address } = open({ query: ready });
  expect(await screen.findByRole('heading', { name: '安装手册' })).toBeDefined();
  expect(screen.getByText('12 页')).toBeDefined();
  expect(screen.getByText('正文内容')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: '记录' }));
  expect(await screen.findByText('修改记录')).toBeDefined();
  expect(address()).toBe('/guide?tab=history');
});

test('an address that names a tab opens it; one that names none that there is opens the first', async () => {
  const { unmount } = open({ query: ready }, '/guide?tab=history');
  expect(await screen.findByText('修改记录')).toBeDefined();
  unmount();
  open({ query: ready }, '/guide?tab=nonsense');
  expect(await screen.findByText('正文内容')).toBeDefined();
});

test('the title is changed where it stands', async () => {
  const { user } = open({ query: ready });
  await user.click(await screen.findByRole('button', { name: '修改名称' }));
  const field = screen.getByRole('textbox', { name: '手册名称' });
  await user.clear(field);
  await user.type(field, '使用手册{Enter}');
  expect(await screen.findByRole('heading', { name: '使用手册' })).toBeDefined();
});

test('who may not change it has a title only', async () => {
  open({ query: ready, editable: false });
  expect(await screen.findByRole('heading', { name: '安装手册' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '修改名称' })).toBeNull();
});

test.each([
  ['an address that names nothing', undefined],
  [
    'a thing that is gone',
    {
      ...ready,
      error: new ApiError({ code: 'resource.not-found', status: 404, message: '' }),
    },
  ],
])('%s leads back to the list', async (_, query) => {
  const { user, address } = open({ query });
  expect(await screen.findByText('找不到这本手册')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '返回手册列表' }));
  await waitFor(() => expect(address()).toBe('/guides'));
});

test('a thing that cannot be loaded can be asked for again', async () => {
  let asked = 0;
  const { user } = open({ query: { data: undefined, error: new Error('offline'), refetch: () => asked++ } });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(asked).toBe(1);
});
