import userEvent from '@testing-library/user-event';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection } from '@transloom/contracts/engine-connections';
import type { CatalogueEngine, Engine, enginesApi } from '@transloom/contracts/engines';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { type Answers, answerApi } from './answer-api.ts';
import { openApp } from './open-app.tsx';
import { engine } from './project-samples.ts';
import { idOf, organization, signedInWorld } from './signed-in-world.ts';
import { workPage } from './work-samples.ts';

export const apertium = engine('apertium', {
  name: 'Apertium',
  local: true,
  pairs: [{ source: 'en', target: 'es' }],
});

export const connection: EngineConnection = {
  connectionId: idOf(1),
  vendor: 'openai-compatible',
  name: '大模型',
  settings: { baseUrl: 'https://api.example.com/v1', model: 'demo', apiKey: '••••1234' },
  scope: 'organization',
  charactersPerMonth: null,
  requestsPerMinute: null,
  fallbackKey: null,
  usedCharacters: 0,
  usedCosts: [],
  unreadable: [],
  price: null,
  moneyPerMonth: null,
  currency: null,
  updatedAt: '2026-03-01T08:00:00Z',
};

export const sample = { source: 'The weather is fine today.', target: '今天天气很好。', milliseconds: 420 };

interface World {
  readonly local?: readonly Engine[];
  readonly connected?: readonly Engine[];
  readonly connections?: readonly EngineConnection[];
  readonly permissions?: readonly PermissionKey[];
  readonly answers?: Answers;
  readonly tab?: 'catalogue' | 'use' | 'machine';
}

const listed = (vendor: string, name: string, more: Partial<CatalogueEngine> = {}): CatalogueEngine => ({
  vendor,
  name,
  languages: 'all',
  codes: 'markup',
  terms: 'prompt',
  style: 'none',
  price: null,
  slow: false,
  ownServer: false,
  proOnly: false,
  local: false,
  state: 'ready',
  needs: [],
  failureMessage: null,
  failingSince: null,
  region: 'worldwide',
  checkedOn: '2026-11-20',
  ...more,
});
const lacking = { state: 'not-configured' } as const;
const catalogue: OutputOf<typeof enginesApi.listCatalogue> = [
  {
    kind: 'local',
    engines: [
      listed('onnx', 'ONNX Runtime', {
        ...lacking,
        local: true,
        codes: 'none',
        needs: ['npm install --x onnx'],
      }),
    ],
  },
  {
    kind: 'machine-translation',
    engines: [
      listed('microsoft', 'Microsoft Translator', {
        languages: ['en', 'zh-Hans'],
        terms: 'protocol',
        price: { currency: 'USD', unit: 'characters', source: 10 },
        ...lacking,
        needs: ['apiKey'],
      }),
      listed('deepl', 'DeepL', { ...lacking, needs: ['own-forbidden'] }),
      listed('yandex', 'Yandex Translate', {
        state: 'failing',
        failureMessage: '密钥无效。',
        failingSince: '2026-03-01T08:00:00Z',
      }),
    ],
  },
  {
    kind: 'language-model',
    engines: [
      listed('deepseek', 'DeepSeek', { slow: true }),
      listed('openai-compatible', 'OpenAI-compatible'),
      listed('bedrock', 'Amazon Bedrock', { ...lacking, needs: ['apiKey', 'model'] }),
    ],
  },
];

/** Opens the settings of engines with a catalogue of three vendors; tells what was asked of the server. */
export function openEngineSettings({
  local = [apertium],
  connected = [],
  connections = [],
  tab,
  ...world
}: World = {}) {
  const { permissions = ['engine', 'engine:settings'], answers = {} } = world;
  const { calls } = answerApi({
    ...signedInWorld({
      permissions,
      organizations: [organization(1, { name: '云帆', organizationName: '云帆' })],
    }),
    'engines.listEngines': () => [
      { group: 'connected', engines: [...connected] },
      { group: 'local', engines: [...local] },
    ],
    'engines.listCatalogue': () => catalogue,
    'engines.listVendors': () => [
      {
        vendor: 'openai-compatible',
        name: 'OpenAI-compatible',
        kind: 'language-model',
        price: null,
        fields: [
          { name: 'baseUrl', secret: false, required: true, preset: '' },
          { name: 'model', secret: false, required: true, preset: '' },
          { name: 'apiKey', secret: true, required: false, preset: '' },
          { name: 'realm', secret: false, required: false, preset: '' },
        ],
        listsModels: true,
      },
    ],
    'engineConnections.listConnections': () => [...connections],
    'engineUse.engineUse': () => [],
    'engineTrainers.listTrainers': () => [],
    'modelDownloads.listWork': () => workPage([]),
    'engineModels.engineModels': () => ({
      models: [],
      others: [],
      downloads: [],
      diskBytes: 0,
      folder: null,
    }),
    'engineConnections.enginePolicy': () => ({ ownEngines: true }),
    'engineConnections.testConnection': () => ({ ok: true, message: '', sample }),
    'engineConnections.addConnection': () => connection,
    'engineConnections.changeConnection': () => connection,
    'engineConnections.removeConnection': () => null,
    'system.programs': () => [
      { name: 'Apertium', feature: '', installed: false, installCommand: 'apt-get install -y apertium' },
    ],
    ...answers,
  });
  openApp(tab === undefined ? '/engine/settings' : `/engine/settings?tab=${tab}`);
  const called = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { called, person: userEvent.setup() };
}
