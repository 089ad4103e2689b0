import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { readDirection } from '@transloom/core/language/read-direction';
import { findLanguagePair } from '@transloom/server/providers/machine-translation/language-pairs';
import { fetchHubModel } from '@transloom/server/providers/machine-translation/model-store/fetch-hub-model';
import {
  findHubModel,
  huggingFace,
  readHubName,
} from '@transloom/server/providers/machine-translation/model-store/hub-model';
import {
  listHubModels,
  removeHubModel,
} from '@transloom/server/providers/machine-translation/model-store/installed-hub-models';
import { ModelError } from '@transloom/server/providers/machine-translation/model-store/model-error';
import {
  bytesOf,
  modelLicence,
  type OfferedModel,
} from '@transloom/server/providers/machine-translation/model-store/model-list';
import { fetchModelList } from '@transloom/server/providers/machine-translation/model-store/model-source';
import { ModelStore } from '@transloom/server/providers/machine-translation/model-store/model-store';
import {
  type ModelSource,
  mozillaModels,
} from '@transloom/server/providers/machine-translation/model-store/mozilla-models';
import type { Command, Terminal } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';
import { modelFolder } from '../translation/engine-from-environment.ts';

const usage = usageOf('models');
const { signal } = new AbortController(); // who waits no longer ends the program

/** Lists, fetches and removes the models that translate on this machine. */
export const models: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, {
    usage,
    lists: ['download', 'hub', 'remove'],
    flags: ['offered', 'json'],
  });
  const desk: Desk = { store: new ModelStore(modelFolder(terminal.environment)), language, terminal };
  const source = modelSource(terminal.environment);
  for (const direction of options.list('remove')) await remove(desk, direction);
  const wanted = options.list('download');
  const offered = wanted.length > 0 || options.flag('offered') ? await listOffered(source) : [];
  for (const direction of wanted) await download(desk, source, findOffered(offered, direction));
  for (const name of options.list('hub')) await downloadFromHub(desk, name);
  const rows = options.flag('offered') ? offered.map(describeOffered) : await listInstalled(desk);
  if (options.flag('json')) return terminal.print(JSON.stringify(rows));
  if (rows.length === 0) terminal.print(cliText('models.none', language, { folder: desk.store.folder }));
  for (const { direction, version, bytes } of rows)
    terminal.print(`${direction}\t${version ?? ''}\t${megabytes(bytes)} MB`);
};

/** Those of Bergamot by their directions, others by the names of their folders or files. */
async function listInstalled({ store, terminal }: Desk) {
  const folder = modelFolder(terminal.environment);
  const installed = (await store.installed()).map(({ manifest, ...model }) => ({
    ...model,
    version: manifest?.version ?? null,
  }));
  const others = (await listHubModels(folder)).map(({ manifest: _, ...model }) => model);
  return [...installed, ...others];
}

interface Desk {
  readonly store: ModelStore;
  readonly language: InterfaceLanguage;
  readonly terminal: Terminal;
}

function modelSource(environment: Terminal['environment']): ModelSource {
  return {
    listUrl: environment['MT_MODEL_LIST_URL'] || mozillaModels.listUrl,
    filesUrl: environment['MT_MODEL_FILES_URL'] || mozillaModels.filesUrl,
  };
}

async function listOffered(source: ModelSource): Promise<readonly OfferedModel[]> {
  return fetchModelList(source, signal).catch((error: unknown) => refuse(error, '', source.listUrl));
}

/** `en-zh` is served by `en-zh-Hans`. */
function findOffered(offered: readonly OfferedModel[], direction: string): OfferedModel {
  const pair = readDirection(direction);
  const found =
    pair &&
    findLanguagePair(
      offered.map((model) => ({ ...model.pair, model })),
      pair,
    );
  if (!found) throw new Refusal('model.not-offered', { direction });
  return found.model;
}

async function download({ store, language, terminal }: Desk, source: ModelSource, model: OfferedModel) {
  const { direction, version } = model;
  const size = megabytes(bytesOf(model));
  terminal.printError(
    cliText('models.fetching', language, { direction, version, megabytes: size, licence: modelLicence.name }),
  );
  const onProgress = progressTeller(terminal, direction, bytesOf(model));
  const { filesUrl } = source;
  await store
    .fetch({ model, filesUrl, signal, onProgress })
    .catch((error: unknown) => refuse(error, direction, filesUrl));
  terminal.printError(cliText('models.installed', language, { direction, folder: store.folder }));
}

async function downloadFromHub({ language, terminal }: Desk, name: string): Promise<void> {
  const hub = terminal.environment['MT_MODEL_HUB_URL'] || huggingFace;
  const told = { direction: name, address: hub };
  const wanted = readHubName(name);
  if (wanted === undefined) throw new Refusal('model.not-offered', { direction: name });
  const model = await findHubModel(hub, wanted, signal).catch((error: unknown) => refuse(error, name, hub));
  const { revision, licence } = model;
  const shown = {
    version: revision.slice(0, 7),
    licence: licence?.name ?? '?',
    megabytes: megabytes(bytesOf(model)),
  };
  terminal.printError(cliText('models.fetching', language, { ...told, ...shown }));
  const folder = modelFolder(terminal.environment);
  const onProgress = progressTeller(terminal, name, bytesOf(model));
  const place = await fetchHubModel({ model, modelFolder: folder, signal, onProgress }).catch(
    (error: unknown) => refuse(error, name, hub),
  );
  terminal.printError(cliText('models.installed', language, { direction: name, folder: place }));
}

/** Tells every tenth of the way. */
function progressTeller(terminal: Terminal, name: string, total: number): (bytes: number) => void {
  let told = 0;
  return (bytes) => {
    const percent = Math.floor((bytes / total) * 10) * 10;
    if (percent > told) terminal.printError(`${name} ${percent}%`);
    told = Math.max(told, percent);
  };
}

async function remove({ store, language, terminal }: Desk, direction: string): Promise<void> {
  const folder = modelFolder(terminal.environment);
  if (!(await store.remove(direction)) && !(await removeHubModel(folder, direction)))
    throw new Refusal('models.not-installed', { direction });
  terminal.printError(cliText('models.removed', language, { direction }));
}

/** @throws {Refusal} model.…; anything else is a bug */
function refuse(error: unknown, direction: string, address: string): never {
  if (error instanceof ModelError) throw new Refusal(`model.${error.fault}`, { direction, address });
  throw error;
}

function describeOffered(model: OfferedModel) {
  const { direction, pair, version, architecture } = model;
  return { direction, ...pair, version, architecture, bytes: bytesOf(model), licence: modelLicence.name };
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}
