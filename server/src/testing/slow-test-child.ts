import { setTimeout as wait } from 'node:timers/promises';
import { serveTasks } from '../platform/child-processes/serve-tasks.ts';

/** Takes longer to start than its tasks may take. */
await wait(1_500);
serveTasks((task: string): string => task);
