import { expect, test } from 'vitest';
import { decideEntry } from './guard.ts';

const visitor = { signedIn: false, open: false, signInLink: false };

// Rule P2.50 of the specification.
test('sends visitors to sign in and keeps where they wanted to go', () => {
  const arrival = { ...visitor, path: '/project/list', address: '/project/list?projectId=7#files' };
  expect(decideEntry(arrival)).toEqual({ kind: 'sign-in', redirect: '/project/list?projectId=7#files' });
});

// Rule P2.1 of the specification.
test.each(['/login', '/signup', '/forget'])('lets visitors open %s', (path) => {
  expect(decideEntry({ ...visitor, path, address: path, open: true })).toEqual({ kind: 'enter' });
});

// Rule P2.47 of the specification.
test('sends signed-in users away from the sign-in page', () => {
  const arrival = { ...visitor, path: '/login', address: '/login', signedIn: true, open: true };
  expect(decideEntry(arrival)).toEqual({ kind: 'go-back' });
});

test('uses a sign-in link even for somebody who is signed in', () => {
  const arrival = { path: '/login', address: '/login#link=x', signedIn: true, open: true, signInLink: true };
  expect(decideEntry(arrival)).toEqual({ kind: 'enter' });
});
