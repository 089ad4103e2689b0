import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FrameMessage, FrameReport } from './frame-messages.ts';
import { servePage } from './serve-page.ts';

// H03: the document is shown in a frame of another origin, which this page reaches by messages alone.
let page: Document;
let port: MessagePort;
let reports: FrameReport[];

beforeEach(() => {
  const channel = new MessageChannel();
  page = new DOMParser().parseFromString('<p></p>', 'text/html');
  reports = [];
  port = channel.port1;
  port.addEventListener('message', ({ data }) => reports.push(data));
  port.start();
  servePage(page, channel.port2);
});
afterEach(() => port.close());

const show = (html: string): FrameMessage => ({
  kind: 'show',
  html,
  style: 'p{color:red}',
  language: 'ar',
  direction: 'rtl',
  paper: false,
});

async function send(...messages: readonly FrameMessage[]): Promise<void> {
  const word = `sent-${Math.random()}`;
  for (const message of messages) port.postMessage(message);
  port.postMessage({ kind: 'dress', properties: { '--sent': word } });
  await vi.waitFor(() => expect(page.documentElement.style.getPropertyValue('--sent')).toBe(word));
}

test('shows a document with the styles of the page before its own', async () => {
  await send(show('<head><style>b{}</style></head><body class="own"><p>a</p><aside>below</aside></body>'));
  expect(page.head.innerHTML).toBe('<style>p{color:red}</style><style>b{}</style>');
  expect(page.body.outerHTML).toBe('<body class="own"><p>a</p><aside>below</aside></body>');
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
});

test('marks the edited segment in all its parts, also on a newer page', async () => {
  const html = '<i data-segment="s1">a</i> <b data-segment="s1">b</b> <u data-segment="s2">c</u>';
  const active = () => [...page.querySelectorAll('[data-active]')].map(({ tagName }) => tagName);
  await send(show(html), { kind: 'active', segmentId: 's1' });
  expect(active()).toEqual(['I', 'B']);
  await send(show(html));
  expect(active()).toEqual(['I', 'B']);
  await send({ kind: 'active', segmentId: 's2' });
  expect(active()).toEqual(['U']);
  await send({ kind: 'active', segmentId: null });
  expect(active()).toEqual([]);
});

test('typed text stands in the first part of a segment, and the others are empty', async () => {
  await send(show('<p><i data-segment="s1">a</i> <b data-segment="s1" data-missing>b</b></p>'), {
    kind: 'text',
    segmentId: 's1',
    html: 'c <u>d</u>',
    missing: false,
  });
  expect(page.body.innerHTML).toBe('<p><i data-segment="s1">c <u>d</u></i> <b data-segment="s1"></b></p>');
});

test('a field takes the text alone', async () => {
  await send(show('<select><option data-segment="s1">a</option></select>'), {
    kind: 'text',
    segmentId: 's1',
    html: 'b <u>c</u>',
    missing: true,
  });
  expect(page.querySelector('option')?.textContent).toBe('b c');
});

test('reports the segment that is chosen, and the one under the pointer', async () => {
  await send(show('<p data-segment="s1"><em>a</em></p><hr>'), { kind: 'choosable', choosable: true });
  const at = (selector: string, type: string) =>
    page.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  at('em', 'pointerover');
  at('em', 'click');
  at('hr', 'click');
  at('hr', 'pointerover');
  await vi.waitFor(() =>
    expect(reports).toEqual([
      { kind: 'hovered', segmentId: 's1' },
      { kind: 'chosen', segmentId: 's1' },
      { kind: 'hovered', segmentId: null },
    ]),
  );
});

test('reports nothing where a document is only looked at', async () => {
  await send(show('<p data-segment="s1">a</p>'));
  page.querySelector('p')?.dispatchEvent(new Event('click', { bubbles: true }));
  await send({ kind: 'choosable', choosable: true });
  page.querySelector('p')?.dispatchEvent(new Event('click', { bubbles: true }));
  await vi.waitFor(() => expect(reports).toHaveLength(1));
});

test('names what stands below the page', async () => {
  await send(show('<aside data-unseen></aside>'), { kind: 'label', unseen: 'Not on the page' });
  expect(page.querySelector('aside')?.getAttribute('data-label')).toBe('Not on the page');
});
