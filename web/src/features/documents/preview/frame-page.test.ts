import { expect, test } from 'vitest';
import { framePage, partsOf, renewPage, segmentIdAt, showText } from './frame-page.ts';

const shown = { language: 'es', direction: 'ltr', look: 'own' } as const;

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

test('a frame fetches nothing and runs nothing, whatever it shows', () => {
  const page = framePage({ ...shown, html: '<body><p>a</p></body>' });
  const policy = page.indexOf('http-equiv="content-security-policy" content="default-src \'none\';');
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(page.indexOf('<body>'));
});

test('a document with looks of its own is paper; one without is dressed for reading', () => {
  expect(framePage({ ...shown, html: '<style>p{color:red}</style><body></body>' })).toContain('data-paper');
  expect(framePage({ ...shown, html: '<body><p>a</p></body>' })).not.toContain('data-paper>');
  expect(framePage({ ...shown, look: 'units', html: '<p>a</p>' })).toContain('<body><p>a</p></body>');
});

test('a segment over several elements is found in all, and typed text stands in the first', () => {
  const page = pageOf('<p><i data-segment="s1">a</i> <b data-segment="s1" data-missing>b</b></p>');
  showText(partsOf(page, 's1'), 'c <u>d</u>', false);
  expect(page.body.innerHTML).toBe('<p><i data-segment="s1">c <u>d</u></i> <b data-segment="s1"></b></p>');
});

test('a field takes the text alone', () => {
  const page = pageOf('<select><option data-segment="s1">a</option></select>');
  showText(partsOf(page, 's1'), 'b <u>c</u>', true);
  expect(partsOf(page, 's1')[0]?.textContent).toBe('b c');
});

test('the segment at a place is that of the nearest element around it', () => {
  const page = pageOf('<p data-segment="s1"><em>a</em></p><hr>');
  expect(segmentIdAt(page.querySelector('em'))).toBe('s1');
  expect(segmentIdAt(page.querySelector('hr'))).toBeNull();
});

test('a newer text takes the place of the old', () => {
  const page = pageOf('<p>old</p>');
  renewPage(page, '<body><p>new</p></body><aside>below</aside>');
  expect(page.body.innerHTML).toBe('<p>new</p><aside>below</aside>');
});
