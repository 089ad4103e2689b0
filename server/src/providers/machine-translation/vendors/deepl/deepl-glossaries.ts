import { z } from 'zod';
import { termTable, understood } from '../api/api-glossaries.ts';
import type { ApiGlossaries } from '../api/glossary-calls.ts';
import { endpoint } from '../http-failure.ts';
import { deeplAddress } from './deepl-address.ts';

interface Settings {
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
  readonly glossaryId?: string | undefined;
}

const createdSchema = z.object({ glossary_id: z.string() });

/** DeepL's API of glossaries, version 3; each of ours has one dictionary. */
export const deeplGlossaries: ApiGlossaries<Settings> = {
  // Somebody who named a glossary of their own wants that one.
  fits: ({ glossaryId }) => glossaryId === undefined,
  async create({ settings, send }, { from, to, name, terms }) {
    const languages = { source_lang: base(from), target_lang: base(to) };
    const dictionary = { ...languages, entries: termTable(terms), entries_format: 'tsv' };
    const body = JSON.stringify({ name, dictionaries: [dictionary] });
    const created = await send({ method: 'POST', ...place(settings), body });
    return understood(createdSchema, created).glossary_id;
  },
  exists: async ({ settings, send }, id) =>
    (await send({ method: 'GET', ...place(settings, id) })) !== undefined,
  remove: async ({ settings, send }, id) => void (await send({ method: 'DELETE', ...place(settings, id) })),
};

/** Glossaries know languages without their regions and scripts. */
function base(code: string): string {
  return code.slice(0, 2).toLowerCase();
}

function place({ apiKey, baseUrl }: Settings, id?: string) {
  const path = id === undefined ? 'v3/glossaries' : `v3/glossaries/${encodeURIComponent(id)}`;
  return {
    url: endpoint(baseUrl || deeplAddress(apiKey), path),
    headers: { authorization: `DeepL-Auth-Key ${apiKey}`, 'content-type': 'application/json' },
  };
}
