import { pick, type Random } from '@transloom/core/random/seeded-random';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A position in a document and its possible replacements. */
interface Place {
  readonly holder: Json[] | { [name: string]: Json };
  readonly name: string;
}

const nothings: readonly Json[] = [null, 0, -1, true, '', ' ', [], {}, [[]], { text: null }, 1e308];
const strays = [
  '',
  'null',
  '[]',
  '{}',
  '"',
  '<html>',
  '\u0000',
  '['.repeat(5_000),
  '{"error":7}',
  'data: {}\n\n',
];

/**
 * The body of an answer with one thing in it gone wrong: broken off, without a sign, with a value of another kind, one too
 * many or missing. No text becomes another text, and none changes places with another: nobody could tell that. Of what
 * comes in events each is a part of a text, so that they are only broken off.
 */
export function spoilBody(random: Random, body: string): string {
  const ways = [
    () => brokenOff(random, body),
    () => body.slice(random(body.length)),
    () => pick(random, strays),
    () => body + pick(random, strays),
    () => spoilJson(random, body, replaced),
    () => spoilJson(random, body, removed),
    () => spoilJson(random, body, added),
    () => spoilJson(random, body, wrapped),
  ];
  return pick(random, ways)();
}

/** Not between two events: some services end a stream without a sign, and nobody can tell that more was to come. */
function brokenOff(random: Random, body: string): string {
  const begun = body.slice(0, random(body.length));
  return /^(event|data):/.test(body) ? begun.trimEnd() : begun;
}

type Spoil = (random: Random, place: Place) => void;

/** Damages one document of a body with one document a line. */
function spoilJson(random: Random, body: string, spoil: Spoil): string {
  const lines = body.split('\n');
  const readable = lines.flatMap((line, index) => (documentOf(line) === undefined ? [] : [index]));
  if (readable.length === 0) return body;
  const at = pick(random, readable);
  return lines.map((line, index) => (index === at ? spoilLine(random, line, spoil) : line)).join('\n');
}

function documentOf(line: string): Json | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function spoilLine(random: Random, line: string, spoil: Spoil): string {
  const whole: Json[] = [documentOf(line) ?? null];
  spoil(random, pick(random, placesIn(whole)));
  return JSON.stringify(whole[0] ?? null);
}

function placesIn(holder: Json): Place[] {
  if (holder === null || typeof holder !== 'object') return [];
  return Object.entries(holder).flatMap(([name, value]) => [{ holder, name }, ...placesIn(value)]);
}

const replaced: Spoil = (random, { holder, name }) => void Reflect.set(holder, name, pick(random, nothings));

const wrapped: Spoil = (random, { holder, name }) => {
  const value: Json = Reflect.get(holder, name) ?? null;
  Reflect.set(holder, name, random(2) === 0 ? [value] : { value });
};

const removed: Spoil = (_, { holder, name }) => {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else Reflect.deleteProperty(holder, name);
};

const added: Spoil = (random, { holder, name }) => {
  if (Array.isArray(holder)) holder.push(pick(random, nothings));
  else Reflect.set(holder, `${name}2`, pick(random, nothings));
};
