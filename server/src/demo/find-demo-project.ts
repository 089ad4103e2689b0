import type { Project } from '@transloom/contracts/projects';
import { listProjects } from '../domains/projects/list-projects.ts';
import type { Services } from '../platform/services.ts';
import { actAs } from './demo-actor.ts';
import type { DemoWorld } from './demo-step.ts';

/** A project of the demo by its name; undefined where it was never added, or was deleted or renamed. */
export async function findDemoProject(
  services: Services,
  world: DemoWorld,
  name: string,
): Promise<Project | undefined> {
  const { records } = await actAs(services, world, 'PROJECT_MANAGER', (context) =>
    listProjects(context, {
      pageNumber: 1,
      pageSize: 1,
      search: name,
      sort: 'createdAt',
      order: 'descending',
    }),
  );
  return records[0];
}
