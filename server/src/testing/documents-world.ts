import {
  chooseEngineAs,
  connectFake,
  createProjectAs,
  manager,
  projectWorld,
  settledProject,
} from './project-world.ts';
import type { TestFile } from './upload-as.ts';

/** A project world with a manager and an engine, for tests of what becomes of documents. */
export async function documentsWorld() {
  const { server, engine } = await projectWorld();
  const user = await manager(server);
  const engineKey = await connectFake(server, user, engine.baseUrl);
  const translated = async (files: readonly TestFile[], more = {}) => {
    const { projectId } = await createProjectAs(server, user, { files, engineKey, ...more });
    return settledProject(server, user, projectId);
  };
  /** The project has the engine, and nobody has asked it for anything. */
  const untranslated = async (files: readonly TestFile[]) => {
    const project = await translated(files, { engineKey: null });
    await chooseEngineAs(server, user, { projectId: project.projectId, engineKey });
    return project;
  };
  return { server, engine, user, engineKey, translated, untranslated };
}

/** A text of so many sentences. */
export function numberedSentences(count: number): string {
  return Array.from({ length: count }, (_, i) => `Sentence number ${i + 1} of ${count}.`).join('\n');
}
