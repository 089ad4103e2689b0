import { tasksApi } from '@transloom/contracts/tasks';
import { route } from '../../platform/http/route.ts';
import { acceptTasks, declineTasks, undoAccept } from './answer-offers.ts';
import { assignTasks } from './assign-tasks.ts';
import { changeFlow, previewFlowChange } from './change-flow.ts';
import { filterItems, listMyTasks } from './list-my-tasks.ts';
import { changeProcessMode, resetDeadlines, takeBackTasks, writeNote } from './manage-tasks.ts';
import { planPeople } from './plan-people.ts';
import { returnTask } from './return-task.ts';
import { changePlan, showPlan } from './show-plan.ts';
import { previewTaskProject, previewTaskText, showTask } from './show-task.ts';
import { mergeParts, previewSplit, splitDocument } from './split-document.ts';
import { submitInOneClick, submitTasks } from './submit-tasks.ts';
import { documentTasks } from './tasks-of-project.ts';

export const tasksRoutes = [
  route(tasksApi.taskPlan, showPlan),
  route(tasksApi.documentTasks, documentTasks),
  route(tasksApi.planPeople, planPeople),
  route(tasksApi.changePlan, changePlan),
  route(tasksApi.flowChange, previewFlowChange),
  route(tasksApi.changeFlow, changeFlow),
  route(tasksApi.batchAssign, assignTasks),
  route(tasksApi.takeBack, takeBackTasks),
  route(tasksApi.batchResetDeadline, resetDeadlines),
  route(tasksApi.changeProcessMode, changeProcessMode),
  route(tasksApi.batchAccept, acceptTasks),
  route(tasksApi.declineTasks, declineTasks),
  route(tasksApi.undoAccept, undoAccept),
  route(tasksApi.submitTasks, submitTasks),
  route(tasksApi.oneClickSubmission, submitInOneClick),
  route(tasksApi.rollback, returnTask),
  route(tasksApi.operationNote, writeNote),
  route(tasksApi.previewSplit, previewSplit),
  route(tasksApi.splitDocument, splitDocument),
  route(tasksApi.mergeParts, mergeParts),
  route(tasksApi.assignedToMe, listMyTasks),
  route(tasksApi.filterItem, filterItems),
  route(tasksApi.task, showTask),
  route(tasksApi.documentPreview, previewTaskText),
  route(tasksApi.projectPreview, previewTaskProject),
];
