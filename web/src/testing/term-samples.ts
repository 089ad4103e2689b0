import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { idOf } from './signed-in-world.ts';

export const termBase = (number: number, changes: Partial<TermBase> = {}): TermBase => ({
  termBaseId: idOf(number),
  team: null,
  editable: true,
  name: `术语库 ${number}`,
  sourceLanguage: 'en',
  targetLanguages: ['zh-CN'],
  entryCount: 1234,
  priority: 0,
  isDefault: false,
  writable: true,
  shared: true,
  mergedInto: null,
  filling: null,
  creator: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
  updater: null,
  updatedAt: '2026-03-01T08:00:00Z',
  lastImports: [],
  ...changes,
});

export const term = (
  number: number,
  changes: Partial<TermEntry['terms'][number]> = {},
): TermEntry['terms'][number] => ({
  termId: idOf(number),
  language: 'en',
  text: `screen ${number}`,
  status: 'preferred',
  caseRule: null,
  exact: false,
  partOfSpeech: null,
  gender: null,
  note: null,
  ...changes,
});

export const termEntry = (number: number, changes: Partial<TermEntry> = {}): TermEntry => ({
  termEntryId: idOf(3000 + number),
  termBaseId: idOf(1),
  definition: null,
  subject: null,
  note: null,
  image: null,
  pictureId: null,
  link: null,
  terms: [term(number), term(100 + number, { language: 'zh-CN', text: `屏幕 ${number}` })],
  creator: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
  updater: null,
  updatedAt: '2026-03-01T08:00:00Z',
  fileName: null,
  projectName: null,
  ...changes,
});
