import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf, organization, signedInWorld } from '../../../testing/signed-in-world.ts';

const code = 'ABCD2345EFGH6789';

function open(role: 'TRANSLATOR' | 'SUPER_ADMIN') {
  const organizations = [organization(1, { role }), organization(2, { organizationType: 'PERSON' })];
  const { calls } = answerApi({
    ...signedInWorld({ permissions: ['account', 'team:applyInviteRouter'], organizations }),
    'invites.myInvitations': () => [
      {
        code,
        organizationId: idOf(3),
        organization: '云帆语言服务',
        avatar: null,
        inviter: 'lin',
        role: 'REVIEWER',
        roleName: null,
        team: '游戏组',
        direct: true,
        target: 'l•••@example.com',
        state: 'open',
        expiresAt: '2030-01-01T00:00:00Z',
      },
    ],
    'members.leaveOrganization': () => null,
  });
  const { path } = openApp('/account/organizations');
  const sent = (name: string) => calls.filter((call) => call.name === name).length;
  return { path, sent, person: userEvent.setup() };
}

test('a member leaves the selected organization after a question, and begins anew elsewhere', async () => {
  const go = vi.spyOn(window.location, 'replace').mockReturnValue();
  const { person, sent } = open('TRANSLATOR');
  await person.click(await screen.findByRole('button', { name: '退出' }));
  expect(sent('members.leaveOrganization')).toBe(0);
  const buttons = () => screen.getAllByRole('button', { name: '退出' });
  await waitFor(() => expect(buttons()).toHaveLength(2));
  for (const button of buttons().slice(1)) await person.click(button);
  await waitFor(() => expect(sent('members.leaveOrganization')).toBe(1));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/'));
});

test('a super administrator transfers first; invitations and codes lead to the form', async () => {
  const { person, path } = open('SUPER_ADMIN');
  expect((await screen.findByRole('button', { name: '退出' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: '切换到“组织 2”' })).toBeDefined();
  const invitations = await screen.findByRole('region', { name: '收到的邀请' });
  expect(within(invitations).getByText(/游戏组/)).toBeDefined();
  expect(within(invitations).getByRole('link', { name: '打开' }).getAttribute('href')).toBe(
    `/team/invite/${code}`,
  );
  const typed = screen.getByRole('textbox', { name: '邀请码或链接' });
  await person.type(typed, 'https://translate.example.com/team/invite/abcd-2345-efgh-6789?x=1{Enter}');
  await waitFor(() => expect(path()).toBe('/team/invite/abcd2345efgh6789'));
});
