import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { idOf, signedInWorld } from '../../testing/signed-in-world.ts';

function open() {
  answerApi({
    ...signedInWorld(),
    'messages.alerts': () => ({
      模型下载已完成: [
        {
          id: idOf(1),
          templateContent: '<p>“en-es”已处理完成。</p><p><a href="/engine/settings">查看</a></p>',
        },
      ],
    }),
  });
  openApp('/tools');
}

// Rule P7.13 of the specification.
test('an alert appears in the header under its title, with its link', async () => {
  open();
  const title = await screen.findByText('模型下载已完成');
  const header = within(title.closest('header') ?? document.createElement('div'));
  expect(header.getByRole('link', { name: '查看' }).getAttribute('href')).toBe('/engine/settings');
  expect(header.getByText('“en-es”已处理完成。')).toBeDefined();
});

test('whoever has read an alert closes it', async () => {
  open();
  const notice = (await screen.findByText('模型下载已完成')).closest<HTMLElement>('[role="status"]');
  await userEvent.click(within(notice ?? document.body).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByText('模型下载已完成')).toBeNull());
});
