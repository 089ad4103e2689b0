import { commentsApi } from '@transloom/contracts/comments';
import { messagesApi } from '@transloom/contracts/messages';
import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { projectPeopleApi } from '@transloom/contracts/project-people';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { workbenchWorld } from '../../testing/workbench-world.ts';

const { server, user, colleague, stranger, projectId, documentId, segment } = await workbenchWorld();
const outsider = await server.signIn(await server.addMember('TRANSLATOR', user.member));

const threads = async (by: TestUser = user) =>
  (await callAs(server, by, commentsApi.documentComments, { documentId })).data;
const write = async (by: TestUser, wish: Record<string, unknown>, number = 1) => {
  const { segmentId } = await segment(number);
  return callWith(server, by, commentsApi.createComment, { segmentId, text: 'Look here', ...wish });
};
const told = async (by: TestUser) =>
  (await callAs(server, by, messagesApi.listMessages, {})).data.pager.records.map(
    ({ templateContent }) => templateContent,
  );
const idOf = ({ data }: { readonly data: unknown }) => (data as { commentId: string }).commentId;

// Rules D2.17, D5.37 and D7.15 of the specification.
describe('comments', () => {
  test('are written on words of a segment, answered, resolved, opened again and deleted', async () => {
    const range = { side: 'source', start: 9, end: 12, quote: 'lid' };
    const commentId = idOf(await write(user, { text: ' Which lid? ', range }));
    await callAs(server, colleague, commentsApi.replyToComment, { commentId, text: 'The upper one' });
    expect(await threads()).toMatchObject([
      {
        text: 'Which lid?',
        range,
        resolved: null,
        deletable: true,
        replies: [{ text: 'The upper one', deletable: true }],
      },
    ]);
    // The author of a thread hears of replies.
    expect((await told(user)).some((text) => text.includes('The upper one'))).toBe(true);
    const resolve = (resolved: boolean) =>
      callAs(server, colleague, commentsApi.resolveComment, { commentId, resolved });
    expect((await resolve(true)).data.resolved).toMatchObject({ by: expect.any(String) });
    expect((await resolve(false)).data.resolved).toBeNull();
    const own = await threads(colleague);
    expect(own[0]).toMatchObject({ deletable: false, replies: [{ deletable: true }] });
    const remove = (by: TestUser) => callAs(server, by, commentsApi.deleteComment, { commentId });
    expect((await remove(colleague)).code).toBe('access.denied');
    expect((await remove(user)).code).toBeUndefined();
    expect(await threads()).toEqual([]);
    expect((await remove(user)).code).toBe('resource.not-found');
  });

  test('tell the people they mention, once, and nobody who cannot open the document', async () => {
    await callAs(server, user, projectPeopleApi.saveProjectPeople, {
      projectId,
      openToAll: false,
      userIds: [colleague.userId],
    });
    const { data } = await callAs(server, user, commentsApi.mentionablePeople, { documentId });
    const offered = data.map(({ userId }) => userId);
    expect(offered).toEqual(expect.arrayContaining([user.userId, colleague.userId]));
    expect(offered).not.toContain(outsider.userId);
    const text = 'Please check @colleague';
    await write(user, { text, mentions: [colleague.userId, user.userId] });
    expect((await told(colleague)).filter((each) => each.includes(text))).toHaveLength(1);
    expect((await told(user)).filter((each) => each.includes(text))).toEqual([]);
    expect((await write(user, { mentions: [outsider.userId] })).code).toBe('comment.unreached');
    expect((await write(user, { mentions: [stranger.userId] })).code).toBe('comment.unreached');
    expect((await write(outsider, {})).code).toBe('access.denied');
  });

  test.each([
    ['no text', { text: '  ' }, 'request.invalid'],
    ['a long text', { text: 'x'.repeat(2001) }, 'request.invalid'],
    [
      'a range that ends before it starts',
      { range: { side: 'source', start: 3, end: 3, quote: 'x' } },
      'request.invalid',
    ],
    ['no segment', { segmentId: '0190d3a0-0000-7000-8000-00000000aaaa' }, 'resource.not-found'],
  ] as const)('%s is refused', async (_, wish, code) => {
    expect((await write(user, wish)).code).toBe(code);
  });

  test('strangers find none, and a reply is no thread', async () => {
    const commentId = idOf(await write(user, {}));
    const reply = (by: TestUser, id: string) =>
      callAs(server, by, commentsApi.replyToComment, { commentId: id, text: 'Yes' });
    expect((await reply(stranger, commentId)).code).toBe('resource.not-found');
    const { data } = await reply(user, commentId);
    expect((await reply(user, data.replies[0]?.commentId ?? '')).code).toBe('resource.not-found');
    await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
    expect((await write(user, {})).code).toBe('project.not-active');
  });
});
