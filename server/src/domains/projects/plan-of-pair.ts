import {
  lockNames,
  type NamedPairEngine,
  type PairEngine,
  type ProjectSettings,
} from '@transloom/contracts/project-settings';
import { autoReplaceKinds } from '@transloom/core/auto-replace/auto-replace-kind';
import type { PretranslationPlan } from '../documents/pretranslation-plan.ts';
import { engineOf } from '../project-settings/choose-engines.ts';
import { settingsOf } from './project-summary.ts';
import type { ProjectRow } from './projects.store.ts';

interface Planned {
  readonly engines: readonly PairEngine[];
  readonly settings: Pick<
    ProjectSettings,
    'matchRate' | 'summarizes' | 'locks' | 'autoReplace' | 'wordCount' | 'autoScore'
  >;
}

/** How documents of each target language are pre-translated. */
export function planOfPair({ engines, settings }: Planned) {
  const { matchRate, summarizes, locks, autoReplace, wordCount, autoScore } = settings;
  return (targetLanguage: string): PretranslationPlan => ({
    engineKey: engineOf(engines, targetLanguage).engineKey,
    scoreEngineKey: autoScore.enabled ? scorerOf(engineOf(engines, targetLanguage)) : null,
    matchRate,
    summarizes,
    contextMode: wordCount.contextMode,
    autoReplace: autoReplaceKinds.filter((kind) => autoReplace[kind]),
    scoreThreshold: autoScore.enabled ? autoScore.threshold : null,
    locks: lockNames.filter((name) => locks[name]),
  });
}

/** The reference engine judges what the other one wrote; where there is none the engine judges itself. */
function scorerOf({ engineKey, referenceEngineKey }: PairEngine): string | null {
  return referenceEngineKey ?? engineKey;
}

/** The same for a project as it is stored. */
export function planOfProject(project: ProjectRow) {
  return planOfPair({ engines: project.engines as NamedPairEngine[], settings: settingsOf(project) });
}
