import { demoJoining } from './demo-joining.ts';
import { demoMemory } from './demo-memory.ts';
import { demoNotice } from './demo-notice.ts';
import { demoProjects } from './demo-projects.ts';
import type { DemoStep } from './demo-step.ts';
import { demoTasks } from './demo-tasks.ts';
import { demoTeams } from './demo-teams.ts';
import { demoTerms } from './demo-terms.ts';

/** In the order in which they build on one another. */
export const demoSteps: readonly DemoStep[] = [
  demoNotice,
  demoTeams,
  demoJoining,
  demoTerms,
  demoMemory,
  demoProjects,
  demoTasks,
];
