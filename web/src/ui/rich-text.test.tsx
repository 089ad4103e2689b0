import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

const shown = (html: string) => render(<RichText html={html} />).container.firstElementChild?.innerHTML;

test.each([
  ['<p>Hello <b>you</b><br>there</p>', '<p>Hello <b>you</b><br>there</p>'],
  ['<a href="/team/index" onclick="x()">go</a>', '<a href="/team/index">go</a>'],
  [
    '<a href="https://example.com">out</a>',
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">out</a>',
  ],
  ['<p style="color:red" class="x">plain</p>', '<p>plain</p>'],
  ['<div><section>inside</section></div>', 'inside'],
])('keeps what is harmless: %s', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  '<script>steal()</script>',
  '<style>*{display:none}</style>',
  '<iframe src="about:blank"></iframe>',
  '<template><p>hidden</p></template>',
])('drops %s', (html) => {
  expect(shown(html)).toBe('');
});

test.each([
  'javascript:steal()',
  'JaVaScRiPt:steal()',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
])('takes the address from a link to %s', (address) => {
  expect(shown(`<a href="${address}">x</a>`)).toBe('<a>x</a>');
});

test.each(['<img src=x onerror=steal()>', '<svg onload=steal()><path/></svg>'])(
  'leaves nothing alive of %s',
  (html) => {
    expect(shown(html)).not.toMatch(/img|svg|onerror|onload/);
  },
);
