import { taskPayApi } from '@transloom/contracts/task-pay';
import { tasksApi } from '@transloom/contracts/tasks';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

/** A task of the project, which the user works on, with the word in its note and in a question about its pay. */
export async function fillTasks(server: PeopleServer, user: TestUser, projectId: string, word: string) {
  const { data } = await callAs(server, user, tasksApi.taskPlan, { projectId });
  const taskId = data.documents[0]?.tasks[0]?.taskId ?? '';
  const { userId } = user;
  const assigned = { taskIds: [taskId], userIds: [userId], note: `Note ${word}` };
  const { data: outcomes } = await callAs(server, user, tasksApi.batchAssign, assigned);
  if (outcomes[0]?.done !== true) throw new Error(JSON.stringify(outcomes));
  await callAs(server, user, tasksApi.batchAccept, { taskIds: [taskId] });
  await callAs(server, user, taskPayApi.questionPay, { taskId, question: `Question ${word}` });
  const { data: pay } = await callAs(server, user, taskPayApi.taskPay, { taskId });
  return { taskId, questionId: pay.questions[0]?.questionId ?? '' };
}
