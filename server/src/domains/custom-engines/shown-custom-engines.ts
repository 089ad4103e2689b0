import type { CorpusCounts } from '@transloom/contracts/custom-engine-corpora';
import type {
  CustomEngineKind,
  CustomEngineTerm,
  PostEditing,
} from '@transloom/contracts/custom-engine-fields';
import type { CustomEngineSummary } from '@transloom/contracts/custom-engines';

import type { Context } from '../../platform/context.ts';
import { shownTeam, teamNames } from '../organizations/teams/team-names.ts';
import { shownNames } from '../users/shown-names.ts';
import { engineLimit } from './custom-engines.policy.ts';
import { type CustomEngineRow, findCustomEngines } from './custom-engines.store.ts';
import { editableEngines, seenEngines } from './engine-reach.ts';
import { statusOf } from './engine-status.ts';
import { findVersions, type VersionRow } from './versions/engine-versions.store.ts';
import { shownScores } from './versions/shown-scores.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'now' | 'installation' | 'language'>;

export interface ShownEngine {
  readonly row: CustomEngineRow;
  readonly summary: CustomEngineSummary;
  /** Whether the actor sees it among the engines; a project lends engines to people who do not. */
  readonly seen: boolean;
  /** The newest first. */
  readonly versions: readonly VersionRow[];
}

/** All engines of the organization, the oldest first, and how many the plan covers. */
export async function shownCustomEngines(
  context: Reader,
): Promise<{ readonly engines: readonly ShownEngine[]; readonly limit: number | null }> {
  const limit = await engineLimit(context);
  const ids = (await findCustomEngines(context.db)).map(({ id }) => id);
  const versions = Map.groupBy(await findVersions(context.db, ids), (version) => version.customEngineId);
  // Read after the versions: an engine that was measured in between is then shown as in progress, not as unused.
  const rows = await findCustomEngines(context.db);
  const names = await shownNames(
    context,
    rows.map(({ creatorId }) => creatorId),
  );
  const teams = await teamNames(
    context,
    rows.flatMap(({ teamId }) => teamId ?? []),
  );
  const [isSeen, isEditable] = [await seenEngines(context), await editableEngines(context)];
  const engines = rows.map((row, place) => {
    const own = versions.get(row.id) ?? [];
    const covered = limit === null || place < limit;
    const creator = names.get(row.creatorId) ?? null;
    const team = shownTeam(row.teamId, teams);
    const about = { versions: own, covered, creator, team, editable: isEditable(row) };
    return { row, versions: own, seen: isSeen(row), summary: summaryOf(row, about) };
  });
  return { engines, limit };
}

function summaryOf(
  row: CustomEngineRow,
  about: {
    readonly versions: readonly VersionRow[];
    readonly covered: boolean;
    readonly creator: string | null;
    readonly team: CustomEngineSummary['team'];
    readonly editable: boolean;
  },
): CustomEngineSummary {
  const current = about.versions.find(({ number }) => number === row.currentVersion);
  const { name, description, tags, style, examples, baseEngine, sourceLanguage, targetLanguage } = row;
  const { trainerId } = row;
  return {
    name,
    description,
    tags,
    style,
    examples,
    baseEngine,
    sourceLanguage,
    targetLanguage,
    trainerId,
    customEngineId: row.id,
    kind: row.kind as CustomEngineKind,
    status: statusOf({ engine: row, ...about }),
    terms: row.terms as unknown as CustomEngineTerm[],
    corpus: row.corpus as CorpusCounts | null,
    currentVersion: row.currentVersion,
    postEditing: row.postEditing as PostEditing,
    scores: current === undefined ? null : shownScores(current),
    team: about.team,
    editable: about.editable,
    creator: about.creator,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  };
}
