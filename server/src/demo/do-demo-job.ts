import type { InputOf } from '@transloom/contracts/endpoint';
import type { Role } from '@transloom/contracts/roles';
import type { Task, TaskOutcome } from '@transloom/contracts/task-shape';
import { assignmentSchema, type tasksApi } from '@transloom/contracts/tasks';
import { acceptTasks } from '../domains/tasks/answer-offers.ts';
import { assignTasks } from '../domains/tasks/assign-tasks.ts';
import { submitInOneClick } from '../domains/tasks/submit-tasks.ts';
import type { Context } from '../platform/context.ts';
import type { Services } from '../platform/services.ts';
import { confirmMatches, translateAll } from './confirm-demo-segments.ts';
import { actAs } from './demo-actor.ts';
import type { DemoJob } from './demo-jobs.ts';
import type { DemoWorld } from './demo-step.ts';

const steps: readonly DemoJob['progress'][] = ['offered', 'accepted', 'begun', 'translated', 'reviewed'];

/**
 * Brings the stages of a file as far as its job says; false where something is refused, and the rest is left to people.
 */
export async function doDemoJob(
  services: Services,
  world: DemoWorld,
  job: DemoJob,
  [translation, review]: readonly Task[],
): Promise<boolean> {
  if (translation === undefined || review === undefined) return false;
  const [translator] = job.translators;
  const isAsFarAs = (step: DemoJob['progress']) => steps.indexOf(job.progress) >= steps.indexOf(step);
  const as = <Result>(role: Role, work: (context: Context) => Promise<Result>) =>
    actAs(services, world, role, work);
  const offers = (task: Task, translators: DemoJob['translators']) =>
    as('PROJECT_MANAGER', (context) => offer(context, world, { ...job, translators }, task));
  const takes = (role: Role, { taskId }: Task) =>
    as(role, async (context) => isDone(await acceptTasks(context, { taskIds: [taskId] })));
  const submits = (role: Role, { taskId }: Task) =>
    as(role, async (context) => isDone(await submitInOneClick(context, { taskIds: [taskId] })));

  if (!(await offers(translation, job.translators))) return false;
  if (!isAsFarAs('accepted')) return true;
  if (!(await takes(translator, translation))) return false;
  if (job.progress === 'begun') await as(translator, (context) => confirmMatches(context, translation));
  if (!isAsFarAs('translated')) return true;
  await as(translator, (context) => translateAll(context, translation));
  if (!(await submits(translator, translation))) return false;
  if (!(await offers(review, ['REVIEWER']))) return false;
  if (!isAsFarAs('reviewed')) return true;
  return (await takes('REVIEWER', review)) && (await submits('REVIEWER', review));
}

async function offer(
  context: Context,
  { people }: DemoWorld,
  { translators, hoursLeft, price }: DemoJob,
  { taskId }: Task,
): Promise<boolean> {
  const deadline = new Date(context.now().getTime() + hoursLeft * 3_600_000).toISOString();
  const userIds = translators.map((role) => people[role]);
  const input: InputOf<typeof tasksApi.batchAssign> = assignmentSchema.parse({
    taskIds: [taskId],
    userIds,
    deadline,
    price,
  });
  return isDone(await assignTasks(context, input));
}

function isDone(outcomes: readonly TaskOutcome[]): boolean {
  return outcomes.every(({ done }) => done);
}
