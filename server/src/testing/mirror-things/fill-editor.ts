import { commentsApi } from '@transloom/contracts/comments';
import { ownChecksApi } from '@transloom/contracts/own-checks';
import { qualityApi } from '@transloom/contracts/quality';
import { segmentRowsApi } from '@transloom/contracts/segment-rows';
import { spellingApi } from '@transloom/contracts/spelling';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

interface EditorPlace {
  readonly projectId: string;
  readonly documentId: string;
  readonly segmentId: string;
  readonly word: string;
}

/** A comment, an ignored issue, a check of the project, a word of the dictionary and a view, with the word in their texts. */
export async function fillEditor(server: PeopleServer, user: TestUser, place: EditorPlace) {
  const { projectId, documentId, segmentId, word } = place;
  const text = `Comment on the ${word}`;
  const { data: comment } = await callAs(server, user, commentsApi.createComment, { segmentId, text });
  const { data: ignore } = await callAs(server, user, qualityApi.ignoreIssue, {
    documentId,
    segmentId,
    check: 'repeated-word',
    key: word,
    reason: `Reason of ${word}`,
  });
  const { data: pattern } = await callAs(server, user, qualityApi.addQualityPattern, {
    projectId,
    name: `Check of ${word}`,
    target: word,
    condition: 'target-only',
  });
  await callAs(server, user, spellingApi.addSpellingWord, { documentId, word });
  const { data: ownCheck } = await callAs(server, user, ownChecksApi.addOwnCheck, {
    name: `Own check of ${word}`,
    instruction: `Every ${word} is named.`,
  });
  const { data: view } = await callAs(server, user, segmentRowsApi.saveSegmentView, {
    name: `View of ${word}`,
    criteria: { source: word },
  });
  return {
    ownCheckId: ownCheck.ownCheckId,
    viewId: view.viewId,
    commentId: comment.commentId,
    ignoreId: ignore.ignoreId,
    patternId: pattern.patternId,
  };
}
