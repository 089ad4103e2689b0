import { randomUUID } from 'node:crypto';
import type { Segment, SegmentChange } from '@transloom/contracts/segments';
import { workbenchApi } from '@transloom/contracts/workbench';
import { callAs } from './call-as.ts';
import type { PeopleServer } from './people-server.ts';
import {
  chooseEngineAs,
  connectFake,
  createProjectAs,
  manager,
  projectWorld,
  settledProject,
} from './project-world.ts';
import type { TestUser } from './test-server.ts';
import type { TestFile } from './upload-as.ts';

const text = 'Open the lid. Close the lid.\nTurn **it** off.\nOpen the lid.\nOpen the box.\n';

/** For tests: a document of five segments in the editor of several people. Call it outside of tests. */
export async function workbenchWorld() {
  const { server, engine } = await projectWorld();
  const user = await manager(server);
  const colleague = await server.signIn(await server.addMember('TRANSLATOR', user.member));
  const stranger = await manager(server);
  const engineKey = await connectFake(server, user, engine.baseUrl);
  const files = [{ name: 'lid.txt', content: text }];
  const { projectId } = await createProjectAs(server, user, { files });
  const documentId = (await settledProject(server, user, projectId)).documents[0]?.documentId ?? '';
  await chooseEngineAs(server, user, { projectId, engineKey });
  const segments = async (): Promise<readonly Segment[]> =>
    (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.segments;
  /** Counted from 1. */
  const segment = async (number: number): Promise<Segment> => {
    const found = (await segments())[number - 1];
    if (found === undefined) throw new Error(`no segment ${number}`);
    return found;
  };
  /** On the version that is there. */
  const change = async (number: number, wish: Partial<SegmentChange>): Promise<SegmentChange> => {
    const { segmentId, version, target } = await segment(number);
    return {
      segmentId,
      baseVersion: version,
      operationId: randomUUID(),
      target,
      confirmed: false,
      origin: 'person',
      matchRate: null,
      engine: null,
      memoryEntryId: null,
      ...wish,
    };
  };
  const save = async (who: TestUser, ...changes: SegmentChange[]) =>
    (await callAs(server, who, workbenchApi.saveSegments, { documentId, changes })).data;
  return {
    server,
    engine,
    engineKey,
    user,
    colleague,
    stranger,
    projectId,
    documentId,
    segments,
    segment,
    change,
    save,
  };
}

/** A document of its own in the editor, with people who save in it. Segments are counted from 1. */
export async function ownDocument(server: PeopleServer, user: TestUser, file: TestFile) {
  const { projectId } = await createProjectAs(server, user, { files: [file] });
  const [document] = (await settledProject(server, user, projectId)).documents;
  const documentId = String(document?.documentId);
  const rows = async () =>
    (await callAs(server, user, workbenchApi.listSegments, { documentId })).data.segments;
  const row = async (number: number) => {
    const found = (await rows())[number - 1];
    if (found === undefined) throw new Error(`no segment ${number}`);
    return found;
  };
  const save = async (number: number, target: string, { confirmed = true, by = user } = {}) => {
    const { segmentId, version } = await row(number);
    const change = { segmentId, baseVersion: version, operationId: randomUUID(), target, confirmed };
    return (await callAs(server, by, workbenchApi.saveSegments, { documentId, changes: [change] })).data;
  };
  return { documentId, projectId, rows, row, save };
}
