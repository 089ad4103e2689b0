import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { linYifan, signInHere } from '../../testing/signed-in-world.ts';
import type { Loading } from '../loadable.tsx';
import { ListChips } from './list-chips.tsx';
import { ListPage } from './list-page.tsx';
import { PrimaryButton } from './primary-button.tsx';
import { useListState } from './use-list-state.ts';

interface Guide {
  readonly name: string;
  readonly pages: number;
  readonly status: 'draft' | 'final';
}

const guides: readonly Guide[] = [
  { name: '安装手册', pages: 12, status: 'final' },
  { name: '使用手册', pages: 3, status: 'draft' },
  { name: '维修手册', pages: 100, status: 'draft' },
];

const ready = (rows: readonly Guide[]): Loading<readonly Guide[]> => ({
  data: rows,
  error: null,
  refetch: () => undefined,
});

function Guides({ query }: { readonly query: Loading<readonly Guide[]> }) {
  const list = useListState(['status']);
  const shown = query.data?.filter(
    ({ name, status }) =>
      name.includes(list.search) && (list.filter.status === undefined || list.filter.status === status),
  );
  return (
    <ListPage<Guide>
      name="guides"
      label="手册"
      list={list}
      query={{ ...query, data: shown }}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: '名称', value: ({ name }) => name, render: ({ name }) => name },
        {
          key: 'pages',
          title: '页数',
          numeric: true,
          value: ({ pages }) => pages,
          render: ({ pages }) => pages,
        },
        { key: 'status', title: '状态', render: ({ status }) => status },
      ]}
      search="搜索手册"
      filters={
        <ListChips
          list={list}
          filter="status"
          label="状态"
          values={['all', 'draft', 'final']}
          words={(value) => ({ all: '全部', draft: '草稿', final: '定稿' })[value]}
        />
      }
      bulkActions={(rows) => <button type="button">{`导出 ${rows.map(({ name }) => name).join()}`}</button>}
      primary={(look) => <PrimaryButton {...look} label="新建手册" onClick={() => undefined} />}
      empty={{ icon: null, title: '还没有手册', description: '手册放在这里。' }}
    />
  );
}

function open(query: Loading<readonly Guide[]>, address = '/guides') {
  const page = openPage(
    { '/guides': () => <Guides query={query} />, '/other': () => <p>别的页面</p> },
    address,
  );
  return { ...page, user: userEvent.setup() };
}

const names = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => guides.map(({ name }) => name).filter((name) => row.textContent?.includes(name)));

test('search, filter and sort stand in the address; a link shows the same view', async () => {
  const { user, address } = open(ready(guides));
  await user.click(await screen.findByRole('button', { name: '草稿' }));
  await waitFor(() => expect(names()).toEqual(['使用手册', '维修手册']));
  await user.click(screen.getByTitle('按“页数”排序'));
  await user.click(screen.getByTitle('按“页数”排序'));
  await waitFor(() => expect(names()).toEqual(['维修手册', '使用手册']));
  expect(address()).toBe('/guides?status=draft&sort=-pages');
});

test('an address that names a view opens it', async () => {
  open(ready(guides), '/guides?sort=-pages&status=draft');
  await screen.findByRole('table');
  expect(names()).toEqual(['维修手册', '使用手册']);
});

test('numbers are sorted as numbers', async () => {
  open(ready(guides), '/guides?sort=pages');
  await screen.findByRole('table');
  expect(names()).toEqual(['使用手册', '安装手册', '维修手册']);
});

test('a list that is opened again is as it was left, and says so in its address', async () => {
  const { user, address, go } = open(ready(guides));
  await user.click(await screen.findByRole('button', { name: '定稿' }));
  await waitFor(() => expect(names()).toEqual(['安装手册']));
  go('/other');
  await screen.findByText('别的页面');
  go('/guides');
  await screen.findByRole('table');
  expect(names()).toEqual(['安装手册']);
  await waitFor(() => expect(address()).toBe('/guides?status=final'));
});

test('a filter that is cleared stays cleared when the list is opened again', async () => {
  const { user, go } = open(ready(guides), '/guides?status=final');
  await user.click(await screen.findByRole('button', { name: '全部' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  go('/other');
  await screen.findByText('别的页面');
  go('/guides');
  await screen.findByRole('table');
  expect(names()).toHaveLength(3);
});

// Rule D8.29 of the specification.
test('what finds nothing says what was searched and can be cleared', async () => {
  const { user } = open(ready(guides), '/guides?search=合同');
  expect(await screen.findByText('没有找到“合同”')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('an empty list says what it is for and offers the one thing to begin with', async () => {
  open(ready([]));
  expect(await screen.findByText('手册放在这里。')).toBeDefined();
  expect(screen.getAllByRole('button', { name: '新建手册' })).toHaveLength(2);
});

test('a list that cannot be loaded can be asked for again', async () => {
  let asked = 0;
  const { user } = open({ data: undefined, error: new Error('offline'), refetch: () => asked++ });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(asked).toBe(1);
});

test('while it is on its way its own headings are drawn', async () => {
  open({ data: undefined, error: null, refetch: () => undefined });
  expect(await screen.findByText('页数')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('columns are chosen by each person for themselves', async () => {
  signInHere(linYifan);
  const { user, unmount } = open(ready(guides));
  await user.click(await screen.findByRole('button', { name: '选择列' }));
  await user.click(await screen.findByRole('checkbox', { name: '页数' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /页数/ })).toBeNull());
  unmount();
  open(ready(guides)).unmount();
  signInHere({ ...linYifan, userId: '00000000-0000-4000-8000-000000000777' });
  open(ready(guides));
  expect(await screen.findByRole('columnheader', { name: /页数/ })).toBeDefined();
});

test('ticked rows bring a bar with what can be done with them', async () => {
  const { user } = open(ready(guides));
  const row = (await screen.findByText('使用手册')).closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('checkbox'));
  const bar = within(await screen.findByRole('toolbar', { name: '批量操作' }));
  expect(bar.getByRole('button', { name: '导出 使用手册' })).toBeDefined();
  await user.click(bar.getByRole('button', { name: '取消选择' }));
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: '批量操作' })).toBeNull());
});

test('a page of the address beyond the last one shows the last one', async () => {
  const { address } = open(ready(guides), '/guides?page=9&pageSize=20');
  await screen.findByText('安装手册');
  expect(address()).toBe('/guides?page=1&pageSize=20');
});
