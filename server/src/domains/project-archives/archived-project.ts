import type { OutputOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Task } from '@transloom/contracts/task-shape';

/** What an outside system is told of a project: facts that an accounting or order system asks for, and no text. */
export function archivedProject(
  project: OutputOf<typeof projectsApi.project>,
  tasks: readonly Task[],
): object {
  const { projectId, name, sourceLanguage, targetLanguages, deadline, creator, createdAt } = project;
  const { wordCount, characterCount, segmentCount, confirmedCount } = project;
  return {
    project: { projectId, name, sourceLanguage, targetLanguages, deadline, creator, createdAt },
    counts: {
      words: wordCount,
      characters: characterCount,
      segments: segmentCount,
      confirmed: confirmedCount,
    },
    files: project.documents.map((document) => ({
      documentId: document.documentId,
      name: document.name,
      targetLanguage: document.targetLanguage,
      words: document.wordCount,
      characters: document.characterCount,
      segments: document.segmentCount,
      confirmed: document.confirmedCount,
    })),
    tasks: tasks.map((task) => ({
      taskId: task.taskId,
      documentId: task.documentId,
      part: task.part,
      stage: task.stage,
      kind: task.kind,
      standing: task.standing,
      assignee: task.assignee?.username ?? null,
      words: task.words,
      deadline: task.deadline,
      submittedAt: task.submittedAt,
      returned: task.returned,
      price: task.price,
    })),
  };
}
