import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { linYifan } from '../testing/signed-in-world.ts';
import { clearUserInfo, storeUserInfo } from './stored-session.ts';
import { forgetKeptTexts, keepTypedTexts, keptTexts, typedTexts, useTypedTexts } from './typed-texts.ts';

const term = { label: 'English term', text: 'kiln' };

afterEach(() => {
  forgetKeptTexts();
  clearUserInfo();
});

test('what stands in the fields of a form is known while the form is there', () => {
  const form = renderHook(
    ({ text }) =>
      useTypedTexts([
        { ...term, text },
        { label: 'Note', text: ' ' },
      ]),
    {
      initialProps: { text: 'kil' },
    },
  );
  form.rerender({ text: 'kiln' });
  expect(typedTexts()).toEqual([term]);
  form.unmount();
  expect(typedTexts()).toEqual([]);
});

test('it is kept for whoever typed it, over the sign-in, until they have seen it', () => {
  storeUserInfo(linYifan);
  const form = renderHook(() => useTypedTexts([term]));
  keepTypedTexts();
  form.unmount();
  clearUserInfo();
  expect(keptTexts()).toEqual([]);
  storeUserInfo({ ...linYifan, userId: 'somebody-else' });
  expect(keptTexts()).toEqual([]);
  storeUserInfo(linYifan);
  expect(keptTexts()).toEqual([term]);
  forgetKeptTexts();
  expect(keptTexts()).toEqual([]);
});

test('where nothing is typed nothing is kept', () => {
  storeUserInfo(linYifan);
  keepTypedTexts();
  expect(sessionStorage.length).toBe(0);
});
