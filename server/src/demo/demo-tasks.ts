import { setTimeout as pause } from 'node:timers/promises';
import type { Project } from '@transloom/contracts/projects';
import { archiveProject } from '../domains/project-archives/archive-project.ts';
import { showPlan } from '../domains/tasks/show-plan.ts';
import type { Services } from '../platform/services.ts';
import { commentDemoGuide } from './comment-demo-guide.ts';
import { actAs } from './demo-actor.ts';
import { type DemoJob, finishedJobs, workingJobs } from './demo-jobs.ts';
import { demoProjectsByState } from './demo-projects.ts';
import type { DemoStep, DemoWorld } from './demo-step.ts';
import { doDemoJob } from './do-demo-job.ts';
import { findDemoProject } from './find-demo-project.ts';

/** How often and how long the start of a demo waits for the worker. */
const waiting = { tries: 150, pauseMs: 200 } as const;

/** Tasks of the sample projects, some of them done; one project is finished and archived. */
export const demoTasks: DemoStep = {
  name: 'tasks',
  async run(services, world) {
    const { working, finished } = demoProjectsByState;
    await fill(services, world, working.name, workingJobs);
    const projectId = await fill(services, world, finished.name, finishedJobs);
    if (projectId !== undefined)
      await actAs(services, world, 'PROJECT_MANAGER', (context) =>
        archiveProject(context, { projectId, tell: false }),
      );
  },
};

/** Does the jobs of a project in which nothing was assigned before; says its id where all went as far as they say. */
async function fill(
  services: Services,
  world: DemoWorld,
  name: string,
  jobs: readonly DemoJob[],
): Promise<string | undefined> {
  const project = await readProject(services, world, name);
  if (project === undefined) return undefined;
  const { projectId } = project;
  const { documents } = await actAs(services, world, 'PROJECT_MANAGER', (context) =>
    showPlan(context, { projectId }),
  );
  if (documents.some(({ tasks }) => tasks.some(({ state }) => state !== 'unassigned'))) return undefined;
  const guide = documents.find(
    (document) => document.name === 'user-guide.docx' && document.targetLanguage === 'zh-CN',
  );
  let isAllDone = true;
  for (const job of jobs) {
    const document = documents.find(
      ({ name: fileName, targetLanguage }) => fileName === job.fileName && targetLanguage === job.language,
    );
    const isDone = await doDemoJob(services, world, job, document?.tasks ?? []);
    isAllDone &&= isDone;
  }
  if (guide) await commentDemoGuide(services, world, guide.documentId);
  return isAllDone ? projectId : undefined;
}

/** The project once its files are read; undefined where it is gone or archived, and where the worker takes too long. */
async function readProject(services: Services, world: DemoWorld, name: string): Promise<Project | undefined> {
  for (let left = waiting.tries; left > 0; left -= 1) {
    const project = await findDemoProject(services, world, name);
    if (project?.status !== 'active') return undefined;
    if (!project.busy) return project;
    await pause(waiting.pauseMs);
  }
  services.log.warn(
    { project: name },
    'the files of the demo are not read yet; the next start adds its tasks',
  );
  return undefined;
}
