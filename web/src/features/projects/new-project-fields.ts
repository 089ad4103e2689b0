import type { RequestOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { PairEngine } from '@transloom/contracts/project-settings';
import type { projectsApi } from '@transloom/contracts/projects';
import type { Dayjs } from 'dayjs';
import { endOfDay } from './deadline-field.tsx';
import type { MoreChosen } from './more-choices.tsx';

/** What is filled in, as the form keeps it. */
export interface NewProjectFields {
  readonly name: string;
  readonly sourceLanguage?: string;
  readonly targetLanguages: string[];
  readonly engines: readonly PairEngine[];
  readonly deadline: Dayjs | null;
  readonly remark: string;
}

const daysUsual = 7;
const languagesKey = 'projects:languages';

/** An empty form; the languages are those of the last project, and it is due in a week. */
export function firstFields(): NewProjectFields {
  return {
    name: '',
    ...lastLanguages(),
    engines: [],
    deadline: endOfDay(daysUsual),
    remark: '',
  };
}

type Languages = Pick<NewProjectFields, 'sourceLanguage' | 'targetLanguages'>;

function lastLanguages(): Languages {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(languagesKey) ?? 'null');
    if (isLanguages(stored)) return stored;
  } catch {
    // Somebody else wrote there; the form starts empty.
  }
  return { targetLanguages: [] };
}

function isLanguages(value: unknown): value is Languages {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sourceLanguage' in value &&
    typeof value.sourceLanguage === 'string' &&
    'targetLanguages' in value &&
    Array.isArray(value.targetLanguages)
  );
}

export function rememberLanguages({ sourceLanguage, targetLanguages }: Languages): void {
  localStorage.setItem(languagesKey, JSON.stringify({ sourceLanguage, targetLanguages }));
}

/** “contract.v2.docx” → “contract.v2”, as long as a name may be. */
export function nameOfFile(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return (dot > 0 ? fileName.slice(0, dot) : fileName).slice(0, limits.projectNameCharacters);
}

export function requestOf(
  fields: NewProjectFields,
  fileIds: readonly string[],
  { settings, people, teamId, template }: MoreChosen,
): RequestOf<typeof projectsApi.createProject> {
  const { engines, sourceLanguage = '', deadline, ...plain } = fields;
  return {
    ...plain,
    sourceLanguage,
    fileIds: [...fileIds],
    engines: [...engines],
    settings,
    teamId,
    people: { openToAll: people.openToAll, userIds: [...people.userIds] },
    ...(template && {
      templateId: template.templateId,
      memories: template.memories,
      termBases: template.termBases,
      ...(template.style && { style: template.style }),
    }),
    deadline: deadline?.toISOString() ?? '',
  };
}
