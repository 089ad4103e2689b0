import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerMessage } from '@transloom/contracts/realtime';
import type { Task, TaskOutcome } from '@transloom/contracts/task-shape';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { realtime } from '../../../api/use-realtime.ts';
import { answerApi, Refusal } from '../../../testing/answer-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { translationDocument } from '../../../testing/project-samples.ts';
import { idOf, linYifan, signedInWorld } from '../../../testing/signed-in-world.ts';
import { taskSample } from '../../../testing/task-samples.ts';
import { segmentExample } from '../segment-examples.ts';

const documentId = idOf(501);
const own = { userId: linYifan.userId, username: 'linyifan' };
const working = taskSample(1, { state: 'working', assignee: own, actions: ['offline-export'] });
const segments = [1, 2].map((number) =>
  segmentExample(number, {
    segmentId: idOf(100 + number),
    target: `译文 ${number}`,
    confirmed: number === 1,
  }),
);

const listeners = new Map<string, Set<(message: ServerMessage) => void>>();
const tell = (message: ServerMessage) => {
  for (const hear of listeners.get(message.type) ?? []) hear(message);
};

// The editor is large: it is loaded before the first page waits for it.
beforeAll(() => import('../workbench-page.tsx'), 60_000);

beforeEach(() => {
  vi.spyOn(realtime, 'listen').mockImplementation((type, listener) => {
    const hear = listener as (message: ServerMessage) => void;
    const heard = listeners.get(type) ?? new Set();
    listeners.set(type, heard.add(hear));
    return () => heard.delete(hear);
  });
});

interface Opened {
  readonly task?: Task;
  /** The task as it is when the editor asks again. */
  readonly taskNow?: () => Task;
  readonly refusal?: Pick<TaskOutcome, 'code' | 'message'>;
}

async function openEditor({ task = working, taskNow = () => task, refusal }: Opened = {}) {
  const submitted = (taskIds: readonly string[]) =>
    taskIds.map((taskId) => ({ taskId, done: false, code: null, message: null, issues: [], ...refusal }));
  answerApi({
    ...signedInWorld({ permissions: ['project:editRouter', 'segment:edit', 'tasks', 'task:submit'] }),
    'workbench.openDocument': () => ({
      document: translationDocument(501, { segmentCount: 2 }),
      projectName: '说明书',
      sourceDirection: 'ltr',
      targetDirection: 'ltr',
      styles: true,
      editable: true,
      task,
      returnable: [],
      engine: {
        targetLanguage: 'es',
        engineKey: 'apertium',
        engineName: 'Apertium',
        referenceEngineKey: null,
        referenceEngineName: null,
      },
      contentSummary: null,
      lastSegmentId: null,
      lastNumber: 1,
      mode: 'post-editing',
      asOf: '2026-03-01T08:00:00Z',
      layout: 0,
    }),
    'workbench.listSegments': () => ({ segments, total: 2 }),
    'segmentRows.segmentIndex': () => ({
      segmentIds: segments.map(({ segmentId }) => segmentId),
      marks: [1, 0],
      next: null,
      layout: 0,
    }),
    'tasks.task': () => ({ ...taskNow(), records: [], returns: [] }),
    'tasks.submitTasks': ({ taskIds }) => submitted(taskIds),
    'tasks.oneClickSubmission': ({ taskIds }) => submitted(taskIds),
  });
  const app = openApp(`/workbench/editer?documentId=${documentId}&task=${task.taskId}`);
  await screen.findByRole('toolbar');
  return { ...app, person: userEvent.setup() };
}

/** The page that the server gives out from now on loads another first script than this one. */
function deploy(): void {
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/main-old.js"></script>');
  const api = fetch;
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) =>
    address === '/'
      ? new Response('<script type="module" src="/assets/main-new.js"></script>')
      : api(address, options),
  );
}

test('a page of an older program says so, and loads the new one (D8.17)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { person } = await openEditor();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(screen.queryByText(/程序已更新/)).toBeNull();
  deploy();
  window.dispatchEvent(new Event('vite:preloadError'));
  const notice = within((await screen.findByText(/程序已更新/)).closest('[role=alert]') as HTMLElement);
  await person.click(notice.getByRole('button', { name: '重新加载' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

test('who loses the task while the editor is open reads on, and finds the way to the others (D8.19)', async () => {
  let isLost = false;
  const { person, path } = await openEditor({
    taskNow: () => {
      if (isLost) throw new Refusal('resource.not-found');
      return working;
    },
  });
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: '清空译文' });
  expect(confirm.disabled).toBe(false);
  isLost = true;
  tell({ type: 'document-changed', documentId: idOf(502), projectId: idOf(1) });
  tell({ type: 'document-changed', documentId, projectId: idOf(1) });
  expect(await screen.findByText(/任务已被收回或已提交/)).toBeDefined();
  expect(confirm.disabled).toBe(true);
  expect(screen.getByRole('button', { name: '刷新' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: '返回任务列表' }));
  await waitFor(() => expect(path()).toBe('/task/list/index'));
});

test('a deadline that has passed is told of until it is extended (D8.19)', async () => {
  let deadline = '2020-01-01T00:00:00Z';
  await openEditor({ task: { ...working, deadline }, taskNow: () => ({ ...working, deadline }) });
  expect(await screen.findByText(/任务已过截止时间/)).toBeDefined();
  deadline = '2099-01-01T00:00:00Z';
  tell({ type: 'document-changed', documentId, projectId: idOf(1) });
  await waitFor(() => expect(screen.queryByText(/任务已过截止时间/)).toBeNull());
});

const submit = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(screen.getByRole('button', { name: /提\s?交/ }));
  const question = within(await screen.findByRole('dialog'));
  await person.click(question.getByRole('button', { name: /提\s?交/ }));
  return within(await screen.findByRole('dialog', { name: '任务未能提交' }));
};

// Rule D8.18 of the specification.
test('a refused submission leads to the segments that are not confirmed', async () => {
  const message = '还有 1 个句段未确认，不能提交。';
  const { person } = await openEditor({ refusal: { code: 'task.segments-unconfirmed', message } });
  const dialog = await submit(person);
  expect(dialog.getByText(message)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: '查看未确认的句段' }));
  await screen.findByRole('button', { name: '未确认', pressed: true });
});

test.each([
  ['task.qa-open', '查看质检问题', '/workbench/editer', 0],
  ['task.expired', '返回任务列表', '/task/list/index', 0],
  ['task.state', '刷新', '/workbench/editer', 1],
])('a submission refused by %s offers “%s”', async (code, name, address, reloads) => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { person, path } = await openEditor({ refusal: { code, message: '不能提交。' } });
  const dialog = await submit(person);
  expect(dialog.getByText('不能提交。')).toBeDefined();
  await person.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(path()).toBe(address));
  expect(reload).toHaveBeenCalledTimes(reloads);
  const isQualityShown = screen.queryByRole('tab', { name: /质检/, selected: true }) !== null;
  expect(isQualityShown).toBe(code === 'task.qa-open');
});
