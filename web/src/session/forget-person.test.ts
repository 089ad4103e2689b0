import { beforeEach, expect, test } from 'vitest';
import { forgetPerson } from './forget-person.ts';
import { keepForPerson, readOfPerson } from './person-storage.ts';
import { saveRedirect, takeRedirect } from './stored-session.ts';

const secret = 'merger of two companies';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// H06: after signing out the next person at this computer finds nothing of the last one.
test('drafts, searches, typed texts and the way back are forgotten', () => {
  keepForPerson('draft:new-project', { name: secret });
  keepForPerson('search:/project', { text: secret }, sessionStorage);
  sessionStorage.setItem('typed-texts', JSON.stringify({ texts: [{ label: 'Name', text: secret }] }));
  saveRedirect(`/project?search=${secret}`);
  forgetPerson();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
  expect(takeRedirect()).toBeUndefined();
});

test('how tables are arranged stays, and so does what another person left', () => {
  keepForPerson('columns:projects', { hidden: ['remark'] });
  localStorage.setItem('somebody-else:draft:new-project', '{}');
  forgetPerson();
  expect(readOfPerson('columns:projects')).toEqual({ hidden: ['remark'] });
  expect(localStorage.getItem('somebody-else:draft:new-project')).toBe('{}');
});
