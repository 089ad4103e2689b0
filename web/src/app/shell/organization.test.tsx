import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerApi, Refusal } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { organization, signedInWorld, signOutHere } from '../../testing/signed-in-world.ts';

beforeEach(signOutHere);

describe('the organization', () => {
  // Rule P4.7 of the specification.
  test('is switched after a second, and everything is loaded anew at the root', async () => {
    const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
    const organizations = [organization(1), organization(2)];
    const { calls } = answerApi({
      ...signedInWorld({ organizations }),
      'organizations.switchOrganization': () => organization(2, { isSelected: true }),
    });
    openApp('/tools');
    await userEvent.click(await screen.findByRole('button', { name: '组织 2' }));
    expect(await screen.findByText('正在切换到“组织 2”…')).toBeDefined();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'), { timeout: 3000 });
    expect(calls.find(({ name }) => name === 'organizations.switchOrganization')?.input).toEqual({
      organizationId: organization(2).organizationId,
      organizationTypeId: 'ENTERPRISE',
    });
  });

  test('stays when the switch is refused', async () => {
    const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
    answerApi({
      ...signedInWorld({ organizations: [organization(1), organization(2)] }),
      'organizations.switchOrganization': () => {
        throw new Refusal('organization.not-member');
      },
    });
    openApp('/tools');
    await userEvent.click(await screen.findByRole('button', { name: '组织 2' }));
    expect(await screen.findByText('您不是该组织的成员。', {}, { timeout: 3000 })).toBeDefined();
    expect(screen.queryByText('正在切换到“组织 2”…')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  test('says nothing of switching any more when the switch of the command palette is refused', async () => {
    answerApi({
      ...signedInWorld({ organizations: [organization(1), organization(2)] }),
      'organizations.switchOrganization': () => {
        throw new Refusal('organization.not-member');
      },
    });
    openApp('/tools');
    await screen.findByRole('button', { name: '组织 2' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), '组织 2{Enter}');
    expect(await screen.findByText('您不是该组织的成员。', {}, { timeout: 3000 })).toBeDefined();
    expect(screen.queryByText('正在切换到“组织 2”…')).toBeNull();
  });

  test('can be loaded again when the list did not arrive', async () => {
    let broken = true;
    const world = signedInWorld();
    answerApi({
      ...world,
      'organizations.myOrganizations': () => {
        if (broken) throw new Refusal('server.unexpected');
        return { all: [organization(1)], active: organization(1) };
      },
    });
    openApp('/tools');
    const list = await screen.findByRole('list', { name: '组织' });
    const again = await within(list).findByRole('button', { name: '重试' }, { timeout: 5000 });
    broken = false;
    await userEvent.click(again);
    expect(await within(list).findByRole('button', { name: '组织 1' })).toBeDefined();
  });

  // Rules P2.44, P3.2, P5.6, P2.57-58 of the specification.
  test('panel says who is signed in, plan, expiry and quotas, and only the links one may follow', async () => {
    const mine = organization(1, {
      accountTypeName: '企业版（标准）',
      expireTime: '2027-03-01T00:00:00.000Z',
    });
    answerApi(signedInWorld({ permissions: ['account'], organizations: [mine] }));
    openApp('/tools');
    await userEvent.click(await screen.findByRole('button', { name: '组织 1' }));
    const panel = await screen.findByRole('tooltip');
    expect(await within(panel).findByText('林一帆')).toBeDefined();
    expect(within(panel).getByText('管理员')).toBeDefined();
    expect(within(panel).getByText(/^企业版（标准） · 2027/)).toBeDefined();
    expect(within(panel).getByText('剩余 13 / 20')).toBeDefined();
    expect(within(panel).getByText('不限')).toBeDefined();
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['用户中心', '我的团队']);
  });
});
