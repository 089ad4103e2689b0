import type { TranslationDocument } from '@transloom/contracts/documents';
import type { Engine } from '@transloom/contracts/engines';
import type { Job } from '@transloom/contracts/jobs';
import { defaultProjectSettings } from '@transloom/contracts/project-settings';
import type { Project } from '@transloom/contracts/projects';
import { idOf } from './signed-in-world.ts';

function namedEngine(targetLanguage: string, engineKey: string, engineName: string) {
  return { targetLanguage, engineKey, engineName, referenceEngineKey: null, referenceEngineName: null };
}

export function project(number: number, changes: Partial<Project> = {}): Project {
  return {
    projectId: idOf(number),
    name: `项目 ${number}`,
    sourceLanguage: 'en',
    targetLanguages: ['es'],
    engines: [namedEngine('es', 'apertium', 'Apertium')],
    settings: defaultProjectSettings,
    version: 1,
    deadline: null,
    remark: '',
    documentOptions: {},
    status: 'active',
    creator: 'linyifan',
    creatorId: idOf(500),
    team: null,
    openToAll: false,
    managed: true,
    createdAt: '2026-03-01T08:00:00Z',
    documentCount: 2,
    failedCount: 0,
    wordCount: 12340,
    characterCount: 61000,
    segmentCount: 1200,
    confirmedCount: 300,
    busy: false,
    ...changes,
  };
}

export function translationDocument(
  number: number,
  changes: Partial<TranslationDocument> = {},
): TranslationDocument {
  return {
    documentId: idOf(number),
    projectId: idOf(1),
    name: `file-${number}.docx`,
    format: 'docx',
    bytes: 20480,
    sourceLanguage: 'en',
    targetLanguage: 'es',
    status: 'ready',
    failure: null,
    failureMessage: null,
    warnings: [],
    job: null,
    segmentCount: 100,
    wordCount: 900,
    characterCount: 5000,
    fromMemory: 40,
    fromEngine: 60,
    engineFailures: 0,
    outOfCharacters: false,
    options: {},
    rereading: null,
    confirmedCount: 25,
    translatedCount: 100,
    engineUse: null,
    createdAt: '2026-03-01T08:00:00Z',
    ...changes,
  };
}

export function runningJob(step: string, done = 0, total = 0): Job {
  return {
    jobId: idOf(700),
    kind: 'documents.prepare-document',
    state: 'running',
    step,
    done,
    total,
    failure: null,
    createdAt: '2026-03-01T08:00:00Z',
    startedAt: '2026-03-01T08:00:00Z',
    finishedAt: null,
  };
}

export function engine(key: string, changes: Partial<Engine> = {}): Engine {
  return {
    key,
    vendor: key,
    name: key,
    state: 'ready',
    needs: [],
    failure: null,
    failureMessage: null,
    failingSince: null,
    pairs: null,
    local: false,
    slow: false,
    teachable: false,
    writes: false,
    own: false,
    use: null,
    fallback: null,
    pausedUntil: null,
    ...changes,
  };
}
