import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { idOf } from './signed-in-world.ts';

export const engineVersion = (number: number, changes: Partial<EngineVersion> = {}): EngineVersion => ({
  number,
  status: 'ready',
  pairs: 900,
  scores: {
    segments: 100,
    custom: { bleu: 48.25, chrf: 60.5 },
    base: { bleu: 40, chrf: 62 },
    variants: null,
    bleuSignature: 'nrefs:1|tok:zh',
    chrfSignature: 'nrefs:1|nc:6',
  },
  baseEngine: null,
  variant: 'plain',
  postEditingMessage: null,
  training: null,
  job: null,
  failure: null,
  failureMessage: null,
  creator: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
  finishedAt: '2026-03-01T08:03:00Z',
  ...changes,
});

export const customEngine = (
  number: number,
  changes: Partial<CustomEngineDetail> = {},
): CustomEngineDetail => ({
  customEngineId: idOf(number),
  kind: 'quick',
  status: 'ready',
  name: `模型 ${number}`,
  description: '手机说明书',
  tags: ['手机'],
  style: '',
  examples: '',
  terms: [],
  baseEngine: null,
  trainerId: null,
  postEditing: 'local',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  corpus: {
    uploaded: 1100,
    suspected: 30,
    deduplicated: 1050,
    cleaned: 1000,
    test: 100,
    reasons: { empty: 50 },
  },
  currentVersion: 1,
  scores: engineVersion(1).scores,
  creator: 'linyifan',
  createdAt: '2026-03-01T08:00:00Z',
  changedAt: '2026-03-01T08:00:00Z',
  files: [],
  cleaningJob: null,
  cleaningFailureMessage: null,
  versions: [engineVersion(1)],
  contributors: [
    { name: 'linyifan', pairs: 1100, state: 'added', joinedAt: '2026-03-01T08:00:00Z', bleu: 41.2 },
  ],
  ...changes,
});
