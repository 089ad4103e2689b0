import type { LongContext } from '../../platform/context.ts';
import type { OfferedModel } from '../../providers/machine-translation/model-store/model-list.ts';
import { fetchModelList } from '../../providers/machine-translation/model-store/model-source.ts';
import type { ModelSource } from '../../providers/machine-translation/model-store/mozilla-models.ts';

const timeoutMs = 10_000;
const keptMs = 10 * 60_000;

interface KeptList {
  readonly at: number;
  readonly models: Promise<readonly OfferedModel[]>;
}

/** Lists by their address: a wizard asks for several pairs, and whoever fills it in waits. */
const lists = new Map<string, KeptList>();

/** The models that are offered, as they were at most ten minutes ago; none where their source does not answer. */
export function offeredList(
  { now, log }: Pick<LongContext, 'now' | 'log'>,
  source: ModelSource,
): Promise<readonly OfferedModel[]> {
  const at = now().getTime();
  const kept = lists.get(source.listUrl);
  if (kept !== undefined && at - kept.at < keptMs) return kept.models;
  const models = fetchModelList(source, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
    log.warn({ error }, 'the list of translation models cannot be read');
    return [];
  });
  lists.set(source.listUrl, { at, models });
  return models;
}
