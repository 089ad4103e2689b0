import { expect, test } from 'vitest';
import { chinesePunctuation } from './chinese-punctuation.ts';
import { spliceText } from './splice-text.ts';

const written = (text: string) => spliceText(text, chinesePunctuation(text));

test.each([
  ['周一,科学家宣布.', '周一，科学家宣布。'],
  ['你好! 你在吗?', '你好！你在吗？'],
  ['分类:一个芯片;两个芯片', '分类：一个芯片；两个芯片'],
  ['他说: "好."', '他说：“好。”'],
  ['白厅 (Whitehall) 开始', '白厅（Whitehall）开始'],
  ['使用 Windows (或 Linux).', '使用 Windows（或 Linux）。'],
  ['等一下...', '等一下……'],
  ['我 们 走', '我们走'],
  ['安装 Python, 然后运行', '安装 Python，然后运行'],
  ['我们用 Python.', '我们用 Python。'],
])('%s becomes %s', (text, result) => {
  expect(written(text)).toBe(result);
});

test.each([
  'Good morning, everybody.',
  '价格为 1,000.50 元',
  '时间是 9:30',
  '请看 https://example.com/a?b=c 的说明',
  '打开 config.json 文件',
  '他在 U.S.',
  '调用 print(x, y) 即可',
  '一个 12" 的屏幕',
  '用 Python 写的程序',
])('%s stays', (text) => {
  expect(written(text)).toBe(text);
});

test('what is written rightly stays, however often it is looked at', () => {
  const text = '涉事飞行员是空军中队长迪罗里·帕塔维（Dilokrit Pattavee）。“好！”他说……';
  expect(written(text)).toBe(text);
});
