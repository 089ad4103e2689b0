import { enginesRoutes } from '../domains/engines/engines.routes.ts';
import { fakeOpenAiKey, fakeOpenAiModel, startFakeOpenAi } from './fake-engines/fake-openai.ts';
import { peopleServer } from './people-server.ts';

/** A server of engines, a vendor that speaks the protocol of OpenAI, and what a connection to it needs. */
export async function openAiWorld() {
  const server = await peopleServer({ routes: enginesRoutes });
  const openAi = await startFakeOpenAi();
  const vendor = 'openai-compatible';
  const settings = { baseUrl: openAi.baseUrl, apiKey: fakeOpenAiKey, model: fakeOpenAiModel };
  return { server, openAi, vendor, settings };
}
