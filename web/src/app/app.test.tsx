import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storePermissions } from '../session/stored-permissions.ts';
import { answerApi, Refusal } from '../testing/answer-api.ts';
import { openApp } from '../testing/open-app.tsx';
import { idOf, linYifan, signedInWorld, signInHere, signOutHere } from '../testing/signed-in-world.ts';

beforeEach(signOutHere);

const navigation = () => screen.findByRole('navigation', { name: '主导航' });

describe('the guard', () => {
  // Rule P2.50 of the specification.
  test('brings visitors to sign in, and afterwards to where they wanted to go', async () => {
    const world = signedInWorld({ permissions: ['project'] });
    signOutHere();
    const { calls } = answerApi({
      ...world,
      'accounts.signIn': () => {
        signInHere(linYifan);
        return { userInfo: linYifan, secondStep: null };
      },
    });
    const { path, address } = openApp('/tools?from=mail#guide');
    const person = userEvent.setup();
    await person.type(await screen.findByLabelText('手机号、邮箱或用户名'), 'linyifan');
    expect(path()).toBe('/login');
    await person.type(screen.getByLabelText('密码'), 'secret1');
    await person.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(address()).toBe('/tools?from=mail#guide'));
    expect(calls.find(({ name }) => name === 'accounts.signIn')?.input).toEqual({
      account: 'linyifan',
      password: 'secret1',
    });
  });

  test.each(['/about/index', '/system/check', '/404'])('lets visitors see %s (P2.1)', async (address) => {
    const { calls } = answerApi({
      'system.platform': () => signedInWorld()['system.platform']?.({}) as never,
    });
    signOutHere();
    const { path } = openApp(address);
    expect(await screen.findByRole('link', { name: '登录' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    expect(path()).toBe(address);
    const forVisitors = ['system.platform', 'system.formats'];
    expect(calls.filter(({ name }) => !forVisitors.includes(name))).toEqual([]);
  });

  // Rule P2.47 of the specification.
  test('sends somebody who is signed in away from the sign-in page', async () => {
    answerApi(signedInWorld({ permissions: ['project'] }));
    const { path } = openApp('/login');
    await waitFor(() => expect(path()).toBe('/project/index'));
  });

  // Rule P3.3 of the specification.
  test('asks again for nothing but the sign-in page when only the cookie is left', async () => {
    answerApi(signedInWorld());
    localStorage.removeItem('userInfo');
    const { path } = openApp('/tools');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('redirect')).toBe('/tools');
  });
});

describe('routes', () => {
  // Rules P2.3, P4.11 of the specification.
  test('the root leads to the first permitted page', async () => {
    answerApi(signedInWorld({ permissions: ['tasks', 'project'] }));
    const { path } = openApp('/');
    await waitFor(() => expect(path()).toBe('/task/list/index'));
  });

  // Rules P2.2 and P2.45 of the specification: no route that is for tests alone is in the product.
  test.each(['/nothing/here', '/test', '/test/calendar'])(
    '%s is not found, and is named',
    async (address) => {
      answerApi(signedInWorld());
      const { path } = openApp(address);
      expect(await screen.findByRole('heading', { name: `没有找到 ${address}` })).toBeDefined();
      expect(path()).toBe('/404');
    },
  );

  // Rule P4.11 of the specification.
  test('a page without permission is not found, and says who can give it', async () => {
    answerApi(signedInWorld({ permissions: ['project'] }));
    const { path } = openApp('/team/index');
    expect(await screen.findByRole('heading', { name: '您暂时不能访问“成员”' })).toBeDefined();
    expect(path()).toBe('/404');
    await waitFor(() => expect(document.title).toBe('译梭 - 无权访问'));
  });

  test('an owner is told that the plan is what is missing', async () => {
    answerApi(signedInWorld({ user: { ...linYifan, myRole: { role: 'SUPER_ADMIN' } } }));
    openApp('/team/invite/k7v');
    expect(await screen.findByText('“组织 1”目前的版本不包含这项功能。')).toBeDefined();
  });

  test('the owner of an organization is sent to the operators for pages of the installation', async () => {
    answerApi(signedInWorld({ user: { ...linYifan, myRole: { role: 'SUPER_ADMIN' } } }));
    openApp('/operator/index');
    expect(await screen.findByText(/^只有平台管理员可以访问这里/)).toBeDefined();
  });

  // Rule P2.41 of the specification.
  test('the account leads to the membership, or to the profile where that is not sold', async () => {
    answerApi(signedInWorld({ permissions: ['account'] }));
    const { path } = openApp('/account');
    await waitFor(() => expect(path()).toBe('/account/index'));
  });

  // Rule P2.48 of the specification.
  test('the title of the page names the product and the screen', async () => {
    answerApi(signedInWorld({ permissions: ['tasks'] }));
    openApp('/task/list/index');
    await waitFor(() => expect(document.title).toBe('译梭 - 我的任务'));
  });
});

describe('the navigation', () => {
  // Rules P2.52-54 of the specification.
  test('shows what the user may open, in order, and marks where one is', async () => {
    answerApi(signedInWorld({ permissions: ['tools', 'tasks', 'project'] }));
    openApp('/tools');
    await waitFor(async () => {
      const items = within(await navigation())
        .getAllByRole('link')
        .map((link) => link.textContent);
      expect(items).toEqual(['译梭', '项目', '任务', '工具', '智能体']);
    });
    expect(within(await navigation()).getByRole('link', { name: '工具', current: 'page' })).toBeDefined();
  });

  test('stands as at the last visit until permissions arrive, and then as they say', async () => {
    const world = signedInWorld({ permissions: ['project', 'tasks'] });
    storePermissions([{ permission: 'project', menuType: 1, componentPath: '/project/index' }]);
    let arrive = () => {};
    const asked = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answerApi({
      ...world,
      'access.permissions': async () => {
        await asked;
        return world['access.permissions']?.({}) ?? [];
      },
    });
    openApp('/tools');
    expect(within(await navigation()).getByRole('link', { name: '项目' })).toBeDefined();
    expect(within(await navigation()).queryByRole('link', { name: '任务' })).toBeNull();
    arrive();
    expect(await within(await navigation()).findByRole('link', { name: '任务' })).toBeDefined();
  });

  test('leaves out what the operator hides', async () => {
    answerApi({
      ...signedInWorld({ permissions: ['project', 'tools'] }),
      'system.navigation': () => [{ key: 'project', path: '/project/index' }],
    });
    openApp('/tools');
    await waitFor(async () =>
      expect(within(await navigation()).queryByRole('link', { name: '工具' })).toBeNull(),
    );
    expect(within(await navigation()).getByRole('link', { name: '项目' })).toBeDefined();
  });

  test('does not take over what another person or organization was allowed', async () => {
    signedInWorld({ permissions: [] });
    storePermissions([{ permission: 'project', menuType: 1, componentPath: '/project/index' }]);
    answerApi(signedInWorld({ user: { ...linYifan, organizationId: idOf(2) } }));
    openApp('/tools');
    expect(await within(await navigation()).findByRole('link', { name: '智能体' })).toBeDefined();
    expect(within(await navigation()).queryByRole('link', { name: '项目' })).toBeNull();
  });

  // Rules P2.39, P6.6 of the specification.
  test('brings internal users to their own team page', async () => {
    answerApi(signedInWorld({ user: { ...linYifan, internal: true }, permissions: ['team'] }));
    openApp('/tools');
    const team = await within(await navigation()).findByRole('link', { name: '团队' });
    expect(team.getAttribute('href')).toBe('/team/index-inside');
  });

  test('can be loaded again when it did not arrive', async () => {
    let broken = true;
    const world = signedInWorld({ permissions: ['project'] });
    answerApi({
      ...world,
      'access.permissions': () => {
        if (broken) throw new Refusal('server.unexpected');
        return world['access.permissions']?.({}) ?? [];
      },
    });
    openApp('/tools');
    const again = await within(await navigation()).findByRole('button', { name: '重试' }, { timeout: 5000 });
    broken = false;
    await userEvent.click(again);
    expect(await within(await navigation()).findByRole('link', { name: '项目' })).toBeDefined();
    expect(within(await navigation()).queryByRole('button', { name: '重试' })).toBeNull();
  });

  // Rule P2.42 of the specification.
  test('of the account leads to its pages, as far as one may see them', async () => {
    answerApi(signedInWorld({ permissions: ['account', 'account:charsRouter'] }));
    openApp('/account/chars');
    const pages = await screen.findByRole('navigation', { name: '账号页面' });
    expect(
      within(pages)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['账号', '我的组织', '申请开通组织', '字符包', '智能体 Token']);
    expect(within(pages).getByRole('link', { name: '字符包', current: 'page' })).toBeDefined();
  });

  // Rules P2.46, P2.49, P4.10 of the specification.
  test('is not there on the pages of visitors, and no permission is asked for', async () => {
    const { calls } = answerApi({});
    openApp('/login');
    await screen.findByRole('heading', { name: '登录译梭' });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(calls.filter(({ name }) => name === 'access.permissions')).toEqual([]);
    expect(screen.getByRole('button', { name: '界面语言' })).toBeDefined();
  });
});

describe('the command palette', () => {
  const line = (name: string | RegExp) => screen.findByRole('option', { name });

  test('says which pages come later', async () => {
    answerApi(
      signedInWorld({ permissions: ['project', 'project:newRouter', 'tools', 'tools:videoTranslateRouter'] }),
    );
    const { path } = openApp('/tools');
    await within(await navigation()).findByRole('link', { name: '项目' });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await line(/^视频翻译\s*即将推出$/)).toBeDefined();
    expect(await line('项目')).toBeDefined();
    await userEvent.type(screen.getByRole('combobox'), '视频');
    expect(await line(/^视频翻译\s*即将推出$/)).toBeDefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/tools/videoTranslate/index'));
  });

  // Rule P4.8 of the specification.
  test('signs out', async () => {
    const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
    answerApi({ ...signedInWorld(), 'accounts.signOut': () => null });
    openApp('/tools');
    await navigation();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), '退出登录{Enter}');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'), { timeout: 5000 });
  });
});

// Rule P7.1 of the specification.
test('every call names the language and proves that it comes from this page', async () => {
  const { calls } = answerApi(signedInWorld());
  openApp('/tools');
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(calls[0]?.headers.get('client-language')).toBe('zh-CN');
  expect(calls[0]?.headers.get('x-csrf-token')).toBe('csrf-token');
});
