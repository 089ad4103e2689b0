import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signedInWorld, signOutHere } from '../../testing/signed-in-world.ts';
import { sizes } from '../../ui/theme.ts';

beforeEach(signOutHere);

// Rules P2.51 and P9.4 of the specification; the sizes of dialogs are tested with them.
test('the navigation is 124 pixels wide and the header 46 high', () => {
  expect(sizes).toMatchObject({ navigation: 124, header: 46 });
});

// Rules P2.59 and P2.60 of the specification.
test('the header has tabs on index pages, a title elsewhere, and the same buttons on both', async () => {
  answerApi(
    signedInWorld({
      permissions: ['project', 'project:projectIndexRouter', 'project:projectTemplateRouter'],
    }),
  );
  openApp('/project/index');
  const header = within(await screen.findByRole('banner'));
  const tabs = within(await header.findByRole('navigation')).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['项目', '模板']);
  for (const name of [/^下载/, '界面语言', /^消息/, '帮助'])
    expect(header.getByRole('button', { name })).toBeDefined();
});

test('a page that is no index says its title in the header', async () => {
  answerApi(signedInWorld());
  openApp('/about/feedback');
  const header = within(await screen.findByRole('banner'));
  expect(await header.findByRole('heading', { name: '反馈' })).toBeDefined();
  expect(header.queryByRole('navigation')).toBeNull();
});

// Rule P2.55 of the specification.
test('the help menu has documents, feedback, community, the form for a fapiao and the languages', async () => {
  answerApi(signedInWorld({ permissions: ['account', 'account:ordersRouter'] }));
  openApp('/tools');
  await userEvent.click((await screen.findAllByRole('button', { name: '帮助' }))[0] as HTMLElement);
  for (const name of ['使用指南', '意见反馈', '社区', '开具发票', '简体中文', 'English'])
    expect(await screen.findByRole('menuitem', { name })).toBeDefined();
});
