import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Draft } from '../../../ui/wizard/use-draft.ts';
import { proposeEngines } from '../../project-settings/engines/propose-engines.ts';
import { useEnginesOfPairs } from '../../project-settings/engines/usable-engines.ts';
import { detectedSourceQuery } from './new-project.queries.ts';
import { lastLanguages, nameOfFile, type ProjectDraft, useProjectDraft } from './project-draft.ts';

export interface NewProject extends Draft<ProjectDraft> {
  /** Whether the source language is proposed because the files are written in it. */
  readonly detected: boolean;
  /** Whether the engines of some pairs are not known yet. */
  readonly enginesOpen: boolean;
  /** Whether somebody has filled in anything. */
  readonly touched: () => boolean;
}

/** The draft of a new project, with proposals where nobody has decided: a name, the source language, engines. */
export function useNewProject(): NewProject {
  const draft = useProjectDraft();
  const { files, name, named, sourceLanguage, targetLanguages, engines, decided } = draft.values;
  const changed = useRef(false);
  const [last] = useState(() => lastLanguages().sourceLanguage);
  const asked = detectedSourceQuery(files.map(({ fileId }) => fileId));
  const found = useQuery({ ...asked, enabled: sourceLanguage === null && files.length > 0 }).data?.language;
  const source = sourceLanguage ?? found ?? last;
  const targets = targetLanguages.filter((tag) => tag !== source);
  const offered = useEnginesOfPairs(source ?? undefined, targets);
  const proposed = proposeEngines({ targets, chosen: engines, decided, offered });
  return {
    ...draft,
    values: {
      ...draft.values,
      name: named ? name : nameOfFile(files[0]?.name ?? ''),
      sourceLanguage: source,
      targetLanguages: targets,
      engines: proposed,
    },
    set: (changes) => {
      changed.current = true;
      draft.set({
        ...changes,
        ...('name' in changes && { named: true }),
        ...('files' in changes && { filesAt: Date.now() }),
      });
    },
    touched: () => changed.current || draft.restored,
    detected: sourceLanguage === null && found !== null && found !== undefined,
    enginesOpen: source !== null && proposed.length < targets.length,
  };
}
