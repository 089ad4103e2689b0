import { type CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { vi } from 'vitest';
import { customEnginesJobs } from '../domains/custom-engines/custom-engines.jobs.ts';
import {
  customEnginesHookRoutes,
  customEnginesRoutes,
} from '../domains/custom-engines/custom-engines.routes.ts';
import { engineTrainersRoutes } from '../domains/engine-trainers/engine-trainers.routes.ts';
import { enginesJobs } from '../domains/engines/engines.jobs.ts';
import { enginesRoutes } from '../domains/engines/engines.routes.ts';
import { jobRoutes } from '../platform/queue/job-endpoints.ts';
import type { Providers } from '../providers/providers.ts';
import { type Callable, callAs } from './call-as.ts';
import { places, things } from './corpus-words.ts';
import { type PeopleServer, peopleServer } from './people-server.ts';
import type { TestServerOptions } from './test-server.ts';
import type { TestUser } from './test-user.ts';
import { uploadAs, uploadRoutes } from './upload-as.ts';

/** For tests: custom engines as somebody makes them. */

/** A server with everything custom engines need. Call it outside of tests and hooks. */
export function customEngineServer(
  providers: Partial<Providers> = {},
  more: Pick<TestServerOptions, 'installation'> = {},
): Promise<PeopleServer> {
  const routes = [
    ...customEnginesRoutes,
    ...engineTrainersRoutes,
    ...enginesRoutes,
    ...uploadRoutes,
    ...jobRoutes,
  ];
  return peopleServer({
    routes,
    hookRoutes: customEnginesHookRoutes,
    jobs: [...customEnginesJobs, ...enginesJobs],
    providers,
    ...more,
  });
}

/** A machine that does much else trains several times as long. */
const timeout = 400_000;

/** `pairs` lines of a table of translations, English to Spanish, with what its words have in common. */
export function corpusTable(pairs: number, from = 0): string {
  const lines = Array.from({ length: pairs }, (_, i) => {
    const [thing, cosa] = things[(i + from) % things.length] ?? ['', ''];
    const [place, lugar] = places[Math.floor((i + from) / things.length) % places.length] ?? ['', ''];
    const many = Math.floor((i + from) / (things.length * places.length)) + 2;
    return `The ${thing} stands ${place} since ${many} days.,${cosa} está ${lugar} desde hace ${many} días.`;
  });
  return `en,es\n${lines.join('\n')}\n`;
}

export async function uploadCorpus(server: Callable, user: TestUser, content: string, name = 'corpus.csv') {
  const { data } = await uploadAs(server, user, 'memory', [{ name, content }]);
  return data.files.map(({ fileId }) => fileId);
}

/** Too little to train with. */
const onePair = `<?xml version="1.0"?>
<tmx version="1.4"><header creationtool="test" creationtoolversion="1" segtype="sentence" o-tmf="test" adminlang="en"
  srclang="en" datatype="plaintext"/><body><tu><tuv xml:lang="en"><seg>Good morning to all of you.</seg></tuv><tuv
  xml:lang="es"><seg>Buenos días a todos.</seg></tuv></tu></body></tmx>
`;

type Draft = Partial<RequestOf<typeof customEnginesApi.createCustomEngine>>;
let number = 0;

/** An engine with what must be stated of one; of a corpus of one pair where no files are given. */
export async function createEngine(server: Callable, user: TestUser, draft: Draft = {}) {
  number += 1;
  const kind = draft.kind ?? 'quick';
  const fileIds = draft.fileIds ?? (await uploadCorpus(server, user, onePair, 'one-pair.tmx'));
  const { data } = await callAs(server, user, customEnginesApi.createCustomEngine, {
    kind,
    name: `Engine ${number}`,
    tags: ['news'],
    description: 'For tests',
    ...(kind !== 'quick' && { examples: 'Good evening = Buenas tardes' }),
    baseEngine: null,
    sourceLanguage: 'en',
    targetLanguage: 'es',
    ...draft,
    fileIds,
  });
  return data;
}

/** Waits until it looks as wanted. */
export function settledEngine(
  server: Callable,
  user: TestUser,
  customEngineId: string,
  isSettled: (engine: CustomEngineDetail) => boolean,
): Promise<CustomEngineDetail> {
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, customEnginesApi.customEngine, { customEngineId });
      if (!isSettled(data)) throw new Error(`the engine is ${data.status}: ${JSON.stringify(data.versions)}`);
      return data;
    },
    { timeout, interval: 100 },
  );
}
