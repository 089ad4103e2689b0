import { defaultProjectSettings } from '@transloom/contracts/project-settings';
import type { Template } from '@transloom/contracts/templates';
import { idOf } from './signed-in-world.ts';

export function templateSample(changes: Partial<Template> = {}): Template {
  return {
    templateId: idOf(1),
    name: '说明书模板',
    team: null,
    sourceLanguage: 'en',
    targetLanguages: ['es'],
    engines: [],
    settings: defaultProjectSettings,
    documentOptions: {},
    memories: [],
    termBases: [],
    style: null,
    remark: '',
    version: 3,
    projectCount: 4,
    creator: 'linyifan',
    createdAt: '2026-03-01T08:00:00Z',
    updater: 'chenxiao',
    updatedAt: '2026-03-02T08:00:00Z',
    ...changes,
  };
}
