import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Engine } from '../../providers/machine-translation/engine-vendor.ts';
import type { KnownAnswers } from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import {
  type AskModel,
  askModel,
} from '../../providers/machine-translation/vendors/statistical/ask-model.ts';
import { connectPostEditor } from '../../providers/machine-translation/vendors/statistical/post-editor.ts';
import { connectStatistical } from '../../providers/machine-translation/vendors/statistical/statistical.ts';
import { connectTrainer } from '../engine-trainers/connect-trainer.ts';
import { entryNames } from '../system/entry-names.ts';
import type { CustomEngineRow } from './custom-engines.store.ts';
import { runsHere } from './post-editing/runs-here.ts';
import { EngineKnowledge } from './retrieval/engine-knowledge.ts';
import { informedEngine } from './retrieval/informed-engine.ts';
import type { EngineRecipe, TrainingState, VersionRow } from './versions/engine-versions.store.ts';
import { loadExamples, loadModelFile, type StoredVersion, useModelFile } from './versions/version-content.ts';

/** A version of a custom engine; whoever has the base engine connects it. */
export interface ConnectableEngine {
  readonly name: string;
  /** Key of the engine it translates with, or is compared with. */
  readonly baseEngine: string | null;
  /** Tells its answers from those of any other version. */
  readonly version: string;
  /** Whether it translates with the base engine. */
  readonly needsBase: boolean;
  /** `answers`: what the base engine answered before. @throws {AppError} custom-engine.no-base, custom-engine.damaged */
  connect(base: Engine | undefined, answers?: KnownAnswers): Promise<Engine>;
}

type Surroundings = Pick<Context, 'storage' | 'db' | 'providers' | 'asSystem'>;

export function connectableEngine(
  context: Surroundings,
  engine: CustomEngineRow,
  version: VersionRow,
  guest?: { readonly baseEngine: string | null },
): ConnectableEngine {
  const { storage } = context;
  const recipe = version.recipe as unknown as EngineRecipe;
  // A guest never translates with the owner's keys.
  const { baseEngine } = guest ?? recipe;
  const { name, kind, sourceLanguage, targetLanguage } = engine;
  const stored: StoredVersion = { name, storageKey: version.storageKey ?? '', builtAt: version.createdAt };
  const label = `v${version.number}`;
  const { terms } = recipe;
  const about = { name, baseEngine, version: `${label} ${version.createdAt.toISOString()}` };
  if (kind === 'quick' && version.postEditorKey !== null && isRewriting(version, guest))
    return rewritingEngine(storage, {
      about: { ...about, baseEngine: recipe.baseEngine },
      label,
      stored: { ...stored, storageKey: version.postEditorKey },
    });
  if (kind === 'quick')
    return { ...about, needsBase: false, connect: async () => trainedEngine(storage, stored, label) };
  if (kind === 'deep') {
    const trained = { engine, version, label };
    const inside = guest === undefined;
    return {
      ...about,
      needsBase: false,
      connect: () =>
        inside
          ? engineAtTrainer(context, trained)
          : context.asSystem((db) => engineAtTrainer({ ...context, db }, trained)),
    };
  }
  return {
    ...about,
    needsBase: true,
    async connect(base) {
      if (base === undefined || !isTeachable(base)) throw new AppError('custom-engine.no-base', { name });
      const examples = version.storageKey === null ? undefined : await loadExamples(storage, stored);
      const languages = { sourceLanguage, targetLanguage };
      const knowledge = new EngineKnowledge({ ...languages, terms, ...(examples && { examples }) });
      const instructions = await instructionsOf(context.db, kind, recipe);
      return informedEngine({ base, version: label, knowledge, instructions });
    },
  };
}

/**
 * Whether it rewrites its base engine: it knows the answers of one base engine, and guests have the same one only
 * where that runs on this machine.
 */
export function isRewriting(
  { variant, recipe }: Pick<VersionRow, 'variant' | 'recipe'>,
  guest?: { readonly baseEngine: string | null },
): boolean {
  if (variant !== 'post-edited') return false;
  const { baseEngine } = recipe as unknown as EngineRecipe;
  return guest === undefined || (baseEngine !== null && runsHere(baseEngine));
}

interface Rewriting {
  readonly about: Pick<ConnectableEngine, 'name' | 'baseEngine' | 'version'>;
  readonly label: string;
  readonly stored: StoredVersion;
}

/** Rewrites what its base engine translates. */
function rewritingEngine(storage: Storage, { about, label, stored }: Rewriting): ConnectableEngine {
  const { name, version } = about;
  return {
    ...about,
    version: `${version} post-edited`,
    needsBase: true,
    async connect(base, answers) {
      if (base === undefined) throw new AppError('custom-engine.no-base', { name });
      const model = await loadModelFile(storage, stored);
      return connectPostEditor(base, model, { label, ask: askStored(storage, stored), ...answers });
    },
  };
}

/** Needs nothing outside of this machine. */
function trainedEngine(storage: Storage, stored: StoredVersion, version: string): Engine {
  return labelled(
    connectStatistical(async () => [await loadModelFile(storage, stored)], askStored(storage, stored)),
    version,
  );
}

/** Loads the stored file again when it is asked, because other engines may have replaced it since the connection. */
function askStored(storage: Storage, stored: StoredVersion): AskModel {
  return (_, texts, signal) => useModelFile(storage, stored, (file) => askModel(file, texts, signal));
}

interface Trained {
  readonly engine: CustomEngineRow;
  readonly version: VersionRow;
  readonly label: string;
}

/**
 * Translates at the trainer, for guests too, because the trained model is nowhere else. A language model gets the
 * same instructions as an instructed engine.
 * @throws {AppError} custom-engine.damaged, resource.not-found
 */
async function engineAtTrainer(
  context: Pick<Context, 'db' | 'providers'>,
  { engine: { name, sourceLanguage, targetLanguage }, version, label }: Trained,
): Promise<Engine> {
  const { reference = null, model = null } = (version.training ?? {}) as unknown as Partial<TrainingState>;
  if (version.trainerId === null || reference === null || model === null)
    throw new AppError('custom-engine.damaged', { name });
  const { trainer } = await connectTrainer(context, version.trainerId);
  const languages = { sourceLanguage, targetLanguage };
  const base = trainer.connect({ ...languages, reference, model });
  if (!isTeachable(base)) return labelled(base, label);
  const recipe = version.recipe as unknown as EngineRecipe;
  const knowledge = new EngineKnowledge({ ...languages, terms: recipe.terms });
  const instructions = await instructionsOf(context.db, 'deep', recipe);
  return labelled(informedEngine({ base, version: label, knowledge, instructions }), label);
}

function labelled(engine: Engine, version: string): Engine {
  return { ...engine, translate: async (request) => ({ ...(await engine.translate(request)), version }) };
}

/** Whether an engine accepts example translations: otherwise there is nothing to customize. */
function isTeachable({ reads = [] }: Engine): boolean {
  return reads.includes('examples') && reads.includes('style');
}

async function instructionsOf(
  db: Db,
  kind: string,
  { description, style, examples }: EngineRecipe,
): Promise<string> {
  const lines = [
    ...(kind !== 'rag' && description !== '' ? [`What is translated: ${description}`] : []),
    ...(style === '' ? [] : [await styleText(db, style)]),
    ...(examples === '' ? [] : [`Translations to follow in words and style:\n${examples}`]),
  ];
  return lines.join('\n');
}

/** Engines of earlier versions have a sentence in place of a code. */
async function styleText(db: Db, style: string): Promise<string> {
  const names = await entryNames(db, 'mt-style-type', style);
  return names === undefined ? style : `Style: ${names['en-US']}`;
}
