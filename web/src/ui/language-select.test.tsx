import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LanguageSelect } from './language-select.tsx';

async function found(typed: string): Promise<readonly (string | null)[]> {
  render(<LanguageSelect id="language" aria-label="语言" placeholder="选择" />);
  await userEvent.setup().type(screen.getByLabelText('语言'), typed);
  return [...document.querySelectorAll('.ant-select-item-option')].map((option) =>
    option.getAttribute('title'),
  );
}

test.each([
  ['Chinese', '简体中文'],
  ['普通话', '简体中文'],
  ['zh', '简体中文'],
  ['Norwegian', '挪威语（博克马尔）'],
  ['Tagalog', '菲律宾语'],
])('“%s” finds %s first', async (typed, expected) => {
  expect((await found(typed))[0]).toBe(expected);
});
