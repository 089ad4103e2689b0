import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { AccountType } from '@transloom/contracts/roles';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { MembershipBadge } from './membership-badge.tsx';

function show(accountType?: AccountType) {
  answerApi({ 'accounts.userInfo': () => new Promise(() => undefined) });
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <MembershipBadge {...(accountType && { accountType })} />
    </QueryClientProvider>,
  );
}

// P3.4, P3.5, P3.6, P3.7, P3.8, P3.9
test.each<readonly [string, readonly AccountType[]]>([
  ['专业版', ['pro-trial', 'pro-internal', 'pro', 'pro-beta', 'internal']],
  ['免费版', ['personal', 'pro-limited']],
  ['企业版', ['enterprise', 'STANDARD', 'TRIAL']],
  ['旗舰版', ['ULTIMATE']],
])('the badge is that of %s', (name, types) => {
  for (const type of types) {
    const { unmount } = show(type);
    const badge = screen.getByRole('img', { name });
    expect(badge.getAttribute('width')).toBe('22');
    unmount();
  }
});

// P3.5
test('there is no badge while nobody is known', () => {
  show();
  expect(screen.queryByRole('img')).toBeNull();
});
