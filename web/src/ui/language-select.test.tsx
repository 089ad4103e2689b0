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
  ['中文', '简体中文'],
  ['zh-hans', '简体中文'],
  ['繁體', '繁体中文'],
  ['粤语', '繁体中文（香港）'],
  ['en', '英语'],
  ['英文', '英语'],
  ['Brazilian Portuguese', '葡萄牙语（巴西）'],
  ['portugues', '葡萄牙语'],
  ['pt-br', '葡萄牙语（巴西）'],
  ['Serbian', '塞尔维亚语（西里尔文）'],
  ['Flemish', '荷兰语（比利时）'],
  ['فارسی', '波斯语'],
  ['印尼语', '印度尼西亚语'],
  ['latin american spanish', '西班牙语（拉丁美洲）'],
  ['iw', '希伯来语'],
])('“%s” finds %s first', async (typed, expected) => {
  expect((await found(typed))[0]).toBe(expected);
});
