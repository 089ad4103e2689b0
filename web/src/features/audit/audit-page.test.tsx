import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

const entry = {
  place: 7,
  occurredAt: '2026-03-01T08:00:00Z',
  person: 'zhang',
  personId: idOf(1),
  action: 'memory.delete',
  words: '删除记忆库',
  details: { address: '10.0.0.7' },
};

function open(intact = true, records = [entry]) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['account', 'audit:see'] }),
    'audit.listAudit': ({ pageNumber = 1, pageSize = 50 }) => ({
      records,
      total: records.length,
      pageNumber: Number(pageNumber),
      pageSize: Number(pageSize),
    }),
    'audit.verifyAudit': () => ({ intact, firstBreak: intact ? null : 3, entries: 7 }),
    'audit.exportAudit': () => ({ name: 'audit.csv', csv: 'place' }),
  });
  openApp('/account/audit');
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

test('shows who did what, and asks for a kind and a person', async () => {
  const { person, inputs } = open();
  expect(await screen.findByText('删除记忆库')).toBeDefined();
  expect(screen.getByText('zhang')).toBeDefined();
  expect(screen.getByText('地址：10.0.0.7')).toBeDefined();
  await person.click(screen.getByRole('button', { name: '删除' }));
  await person.type(screen.getByLabelText('按人员搜索'), 'zh');
  await waitFor(() =>
    expect(inputs('audit.listAudit').at(-1)).toMatchObject({ kind: 'deletions', person: 'zh' }),
  );
});

test('is saved as a file with its filter', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { person, inputs } = open();
  await person.click(await screen.findByRole('button', { name: '导出 CSV' }));
  await waitFor(() => expect(inputs('audit.exportAudit')).toEqual([{ person: '' }]));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  click.mockRestore();
});

test.each([
  [true, '审计记录完整'],
  [false, '审计记录被改动'],
])('says whether it is as it was written: %j', async (intact, words) => {
  const { person } = open(intact);
  await person.click(await screen.findByRole('button', { name: '校验完整性' }));
  expect(await screen.findAllByText(words)).not.toEqual([]);
});

test('says what will stand there', async () => {
  open(true, []);
  expect(await screen.findByText('暂无记录')).toBeDefined();
});
