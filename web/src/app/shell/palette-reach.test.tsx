import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { permissionKeys } from '@transloom/contracts/permissions';

import { expect, test } from 'vitest';
import { i18next } from '../../i18n/i18next.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signedInWorld } from '../../testing/signed-in-world.ts';
import { screens } from '../screens.generated.ts';

/** Pages that show one thing, which is named in their address; the palette finds these by the name of the thing. */
const ofOneThing =
  /^\/(404|project\/(list|create|taskStatistics)|operator\/application)$|(detail|detail-new|Detail|tiled|editer)$/;

/** Pages of people who are not signed in, and those whose capability comes later, have no line of their own. */
const pages = screens.filter(
  ({ path, bare, planned, tab }) =>
    !bare && !path.includes('$') && !ofOneThing.test(path) && (planned === undefined || tab !== undefined),
);

test('the palette opens, has a line for every page, finds, moves and goes by keys alone', async () => {
  answerApi(signedInWorld({ permissions: permissionKeys }));
  const { path } = openApp('/about/shortcuts');
  await screen.findByRole('navigation', { name: '主导航' });
  const person = userEvent.setup();
  await person.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox');
  const lines = () => within(screen.getByRole('listbox')).getAllByRole('option');
  await waitFor(() => expect(lines().length).toBeGreaterThan(pages.length));
  const listed = new Set(lines().map((line) => line.querySelector('[title]')?.getAttribute('title')));
  const titleOf = i18next.t as (key: string) => string;
  expect(pages.filter(({ title }) => !listed.has(titleOf(title))).map((page) => page.path)).toEqual([]);

  await person.type(search, '/team/');
  const [first, second] = lines();
  expect(search.getAttribute('aria-activedescendant')).toBe(first?.id);
  await person.keyboard('{ArrowDown}');
  expect(search.getAttribute('aria-activedescendant')).toBe(second?.id);
  await person.keyboard('{ArrowUp}');
  expect(search.getAttribute('aria-activedescendant')).toBe(first?.id);
  await person.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(path()).toBe('/team/index'));
  expect(screen.queryByRole('listbox')).toBeNull();
});
