import type { ProjectSettings } from '@transloom/contracts/project-settings';

/** Settings that are shown, and how they are changed. */
export interface SettingsOf {
  readonly value: ProjectSettings;
  readonly onChange: (changes: Partial<ProjectSettings>) => void;
  readonly disabled: boolean;
}
