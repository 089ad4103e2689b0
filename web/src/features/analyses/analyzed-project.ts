import type { ProjectSettings } from '@transloom/contracts/project-settings';

/** The part of a project that its analyses need. */
export interface AnalyzedProject {
  readonly projectId: string;
  readonly sourceLanguage: string;
  /** What an analysis begins with. */
  readonly settings: {
    readonly autoReplace: ProjectSettings['autoReplace'];
    readonly autoScore: ProjectSettings['autoScore'];
    readonly wordCount: Pick<ProjectSettings['wordCount'], 'counter' | 'contextMode' | 'repetitionsFirst'>;
  };
  readonly documents: readonly {
    readonly documentId: string;
    readonly name: string;
    readonly targetLanguage: string;
  }[];
}
