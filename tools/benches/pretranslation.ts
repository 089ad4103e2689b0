import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { callAs } from '@transloom/server/testing/call-as';
import {
  fakeOpenAiKey,
  fakeOpenAiModel,
  startFakeOpenAi,
} from '@transloom/server/testing/fake-engines/fake-openai';
import { overWire, signUpOverWire } from '@transloom/server/testing/over-wire';
import type { Bench } from './bench.ts';
import { prepareDocument } from './prepare-document.ts';
import { withProduct } from './with-product.ts';

const segments = 2_000;

/** Upload to ready of a document of sentences no memory knows, by an engine that answers at once. */
export const pretranslation: Bench = {
  name: 'pretranslation',
  meanings: {
    segmentsPerSecond: {
      meaning: 'Segments a second from upload to ready; an engine without delay translates 2,000 of them',
    },
  },
  measure: (root) =>
    withProduct(root, async ({ address }) => {
      const product = overWire(address);
      const user = await signUpOverWire(product);
      const engine = await startFakeOpenAi();
      const { data: connection } = await callAs(product, user, engineConnectionsApi.addConnection, {
        vendor: 'openai-compatible',
        name: 'Bench',
        settings: { baseUrl: engine.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel },
      });
      const engineKey = connection.connectionId;
      await prepareDocument(product, user, { segments: 20, engineKey }); // the worker has loaded what it needs
      const started = performance.now();
      await prepareDocument(product, user, { segments, engineKey });
      const seconds = (performance.now() - started) / 1000;
      await engine.stop();
      return { segmentsPerSecond: Math.round(segments / seconds) };
    }),
};
