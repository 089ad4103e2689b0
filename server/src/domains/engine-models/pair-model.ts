import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi, PairModel } from '@transloom/contracts/engine-models';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext } from '../../platform/context.ts';
import type { LanguagePair } from '../../providers/machine-translation/engine-vendor.ts';
import { bytesOf, modelLicence } from '../../providers/machine-translation/model-store/model-list.ts';
import { notify } from '../messages/notify.ts';
import { findAdministrators, findUser } from '../users/find-user.ts';
import { offeredList } from './offered-list.ts';

/** The model of a pair that somebody may fetch in place; nothing where models of this machine are not changed from the web. */
export async function pairModel(
  context: Pick<LongContext, 'providers' | 'now' | 'log'>,
  wanted: InputOf<typeof engineModelsApi.pairModel>,
): Promise<PairModel | null> {
  const { store, source, changeable } = context.providers.models;
  if (!changeable) return null;
  const isWanted = (pair: LanguagePair) =>
    compareLanguages(pair.source, wanted.source) !== 'different' &&
    compareLanguages(pair.target, wanted.target) !== 'different';
  if ((await store.installed()).some(isWanted)) return null;
  const model = (await offeredList(context, source)).find(({ pair }) => isWanted(pair));
  if (model === undefined) return null;
  return {
    direction: model.direction,
    downloadBytes: bytesOf(model),
    bytes: model.files.reduce((sum, { bytes }) => sum + bytes, 0),
    licence: modelLicence,
    host: new URL(source.filesUrl).host,
  };
}

/**
 * Asks those who run the installation to fetch the model of a pair.
 * @throws {AppError} model.not-offered
 */
export async function askForModel(
  context: LongContext,
  { source, target }: InputOf<typeof engineModelsApi.askForModel>,
): Promise<null> {
  const model = await pairModel(context, { source, target });
  if (model === null) throw new AppError('model.not-offered', { direction: `${source}-${target}` });
  const { actor } = context;
  const day = context.now().toISOString().slice(0, 10);
  await context.transact(({ asSystem, publish, now }) =>
    asSystem(async (db) => {
      const operators = await findAdministrators(db);
      await notify(
        { db, publish, now },
        {
          kind: 'model-wanted',
          to: operators.map(({ userId }) => userId),
          params: {
            username: (await findUser(db, actor.userId))?.username ?? '',
            source: { language: source },
            target: { language: target },
            size: `${Math.ceil(model.downloadBytes / 1_000_000)} MB`,
          },
          link: '/engine/settings',
          key: `model ${model.direction} of ${actor.organizationId} on ${day}`,
        },
      );
    }),
  );
  return null;
}
