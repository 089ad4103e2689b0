import { queryOptions } from '@tanstack/react-query';
import type { commentsApi } from '@transloom/contracts/comments';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';

type Api = typeof commentsApi;

export const commentsKey = ['workbench', 'comments'] as const;

export const documentCommentsQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...commentsKey, documentId],
    queryFn: ({ signal }) => callApi(endpoints.comments.documentComments, { documentId }, { signal }),
    staleTime: 60_000,
    meta: { failure: 'inline' },
  });

export const mentionablePeopleQuery = (documentId: string, search: string) =>
  queryOptions({
    queryKey: ['workbench', 'people', documentId, search],
    queryFn: ({ signal }) =>
      callApi(endpoints.comments.mentionablePeople, { documentId, search }, { signal }),
    staleTime: 60_000,
    meta: { failure: 'inline' },
  });

export const useCreateComment = () =>
  useCommand(commentsKey, (input: RequestOf<Api['createComment']>) =>
    callApi(endpoints.comments.createComment, input),
  );

export const useReplyToComment = () =>
  useCommand(commentsKey, (input: RequestOf<Api['replyToComment']>) =>
    callApi(endpoints.comments.replyToComment, input),
  );

export const useResolveComment = () =>
  useCommand(commentsKey, (input: RequestOf<Api['resolveComment']>) =>
    callApi(endpoints.comments.resolveComment, input),
  );

export const useDeleteComment = () =>
  useCommand(commentsKey, (input: RequestOf<Api['deleteComment']>) =>
    callApi(endpoints.comments.deleteComment, input),
  );
