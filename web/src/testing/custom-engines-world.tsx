import userEvent from '@testing-library/user-event';
import type { JoinedEngine } from '@transloom/contracts/custom-engine-sharing';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import type { PermissionKey } from '@transloom/contracts/permissions';
import { type Answers, answerApi, Refusal } from './answer-api.ts';
import { customEngine } from './custom-engine-samples.ts';
import { dictionaryEntries } from './dictionary-entries.ts';
import { openApp } from './open-app.tsx';
import { idOf, signedInWorld } from './signed-in-world.ts';

export const reader: readonly PermissionKey[] = ['engine', 'engine:engineDetailRouter'];
const maker: readonly PermissionKey[] = [
  ...reader,
  'engine:engineCreateRouter',
  'engine:engineQuickCreateRouter',
];

const joined: JoinedEngine[] = [];

interface World {
  readonly engines?: readonly CustomEngineDetail[];
  readonly permissions?: readonly PermissionKey[];
  readonly answers?: Answers;
}

/** For tests: pages of custom engines, opened by somebody who may make them unless it is said otherwise. */
export function openEngines(
  address: string,
  { engines = [customEngine(1)], permissions = maker, answers = {} }: World = {},
) {
  const { calls } = answerApi({
    ...signedInWorld({ permissions }),
    'customEngines.listCustomEngines': () => ({ engines: [...engines], joined, limit: 5 }),
    'customEngines.customEngine': ({ customEngineId }) => {
      const found = engines.find((engine) => engine.customEngineId === customEngineId);
      if (found === undefined) throw new Refusal('resource.not-found');
      return found;
    },
    'system.dictionary': ({ type }) => dictionaryEntries(type),
    ...answers,
  });
  openApp(address);
  const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { person: userEvent.setup(), inputs };
}

/** The page of the first engine. */
export const detail = `/engine/detail?customEngineId=${idOf(1)}`;
