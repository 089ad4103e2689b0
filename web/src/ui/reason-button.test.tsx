import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { MoreMenu } from './more-menu.tsx';
import { ReasonButton } from './reason-button.tsx';
import { RowActions } from './row-actions.tsx';

const reason = '请先添加文件';

function open(page: () => React.ReactNode) {
  openPage({ '/page': page }, '/page');
  return userEvent.setup();
}

test('a button that cannot be pressed says why to whoever comes to it, and does nothing', async () => {
  let pressed = 0;
  const user = open(() => (
    <ReasonButton reason={reason} onClick={() => pressed++}>
      导入
    </ReasonButton>
  ));
  const button = await screen.findByRole('button', { name: '导入' });
  await user.tab();
  expect(document.activeElement).toBe(button);
  expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', reason);
  expect(button.getAttribute('aria-description')).toBe(reason);
  await user.click(button);
  expect(pressed).toBe(0);
});

test('a form is not sent by a button that cannot be pressed', async () => {
  let sent = 0;
  const user = open(() => (
    <form onSubmit={() => sent++}>
      <ReasonButton reason={reason} htmlType="submit">
        导入
      </ReasonButton>
    </form>
  ));
  await user.click(await screen.findByRole('button', { name: '导入' }));
  expect(sent).toBe(0);
});

test('an action of a row and of a menu that cannot be done says why', async () => {
  const actions = [{ key: 'merge', label: '合并', icon: null, reason, onClick: () => undefined }];
  const user = open(() => (
    <>
      <RowActions actions={actions} />
      <MoreMenu actions={actions} />
    </>
  ));
  const button = await screen.findByRole('button', { name: '合并' });
  expect(button.getAttribute('aria-description')).toBe(reason);
  await user.click(screen.getByRole('button', { name: '更多' }));
  expect((await screen.findByRole('menuitem')).textContent).toContain(reason);
});
