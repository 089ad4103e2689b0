import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { webhooksApi } from '@transloom/contracts/webhooks';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-user.ts';

interface ProjectToArchive {
  readonly projectId: string;
  /** Something that answers on this machine. */
  readonly url: string;
}

/** An outside system that was told of a project, which goes on afterwards. */
export async function fillArchive(
  server: PeopleServer,
  user: TestUser,
  { projectId, url }: ProjectToArchive,
): Promise<{ deliveryId: string }> {
  await callAs(server, user, webhooksApi.saveWebhook, { url });
  await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
  await callAs(server, user, projectArchivesApi.reactivateProject, { projectId });
  const { data } = await callAs(server, user, projectArchivesApi.projectDeliveries, { projectId });
  return { deliveryId: String(data.deliveries[0]?.deliveryId) };
}
