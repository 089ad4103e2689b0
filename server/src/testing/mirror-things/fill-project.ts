import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import { projectsApi } from '@transloom/contracts/projects';
import { segmentWorkApi } from '@transloom/contracts/segment-work';
import { templatesApi } from '@transloom/contracts/templates';
import { workbenchApi } from '@transloom/contracts/workbench';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import { createProjectAs, settledProject } from '../project-world.ts';
import type { TestUser } from '../test-server.ts';

export async function fillProject(server: PeopleServer, user: TestUser, word: string) {
  const files = [{ name: `${word}.txt`, content: `A ${word} sings.\nThe ${word} flies.\nA ${word} sings.` }];
  const { projectId } = await createProjectAs(server, user, { files });
  const { documents } = await settledProject(server, user, projectId);
  const documentId = String(documents[0]?.documentId);
  const { data } = await callAs(server, user, workbenchApi.listSegments, { documentId });
  const [segment] = data.segments;
  if (segment === undefined) throw new Error('the document has no segments');
  await callAs(server, user, workbenchApi.saveSegments, {
    documentId,
    changes: data.segments.slice(0, 2).map(({ segmentId, version }) => ({
      segmentId,
      baseVersion: version,
      operationId: randomUUID(),
      target: `Un ${word} canta.`,
      confirmed: true,
    })),
  });
  const { data: step } = await callAs(server, user, segmentWorkApi.propagateSegment, {
    segmentId: segment.segmentId,
  });
  await callAs(server, user, projectsApi.changeProject, { projectId, name: `Project ${word}` });
  const { data: exported } = await callAs(server, user, documentsApi.exportDocuments, {
    projectId,
    documentIds: [documentId],
  });
  const { data: template } = await callAs(server, user, templatesApi.createTemplate, {
    name: `Template ${word}`,
    teamId: null,
    sourceLanguage: 'en',
    targetLanguages: ['es'],
  });
  return {
    projectId,
    templateId: template.templateId,
    documentId,
    segmentId: segment.segmentId,
    stepId: String(step.stepId),
    resourceId: exported.resourceId,
    jobId: await jobOf(server, user),
  };
}

async function jobOf(server: PeopleServer, { organizationId }: TestUser): Promise<string> {
  return server.database.systemTransaction(async (db) => {
    const job = await db
      .selectFrom('job')
      .select('jobId')
      .where('organizationId', '=', organizationId)
      .executeTakeFirstOrThrow();
    return job.jobId;
  });
}
