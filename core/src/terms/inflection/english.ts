import type { InflectionRules } from './inflection-rules.ts';

export const english: InflectionRules = {
  paradigms: [
    { base: '-', forms: 's', stem: 2, reversible: true },
    { base: 'x ch sh ss z s o', forms: 'xes ches shes sses zes ses oes', stem: 1 },
    { base: 'y', forms: 'ies', stem: 2, reversible: true },
    { base: 'is', forms: 'es', stem: 3 },
    { base: 'f fe', forms: 'ves', stem: 2 },
    { base: 'ix ex', forms: 'ices', stem: 2 },
    { base: 'on', forms: 'a', stem: 5 },
    { base: '-', forms: 'ing ed', stem: 3, only: 'verb' },
    { base: 'e', forms: 'ing ed es', stem: 2, only: 'verb' },
    { base: 'y', forms: 'ied ies', stem: 2, only: 'verb' },
    { base: 'b', forms: 'bbing bbed', stem: 2, only: 'verb' },
    { base: 'd', forms: 'dding dded', stem: 2, only: 'verb' },
    { base: 'g', forms: 'gging gged', stem: 2, only: 'verb' },
    { base: 'l', forms: 'lling lled', stem: 2, only: 'verb' },
    { base: 'm', forms: 'mming mmed', stem: 2, only: 'verb' },
    { base: 'n', forms: 'nning nned', stem: 2, only: 'verb' },
    { base: 'p', forms: 'pping pped', stem: 2, only: 'verb' },
    { base: 'r', forms: 'rring rred', stem: 2, only: 'verb' },
    { base: 't', forms: 'tting tted', stem: 1, only: 'verb' },
  ],
  irregular:
    'men man, women woman, children child, people person, mice mouse, geese goose, feet foot, teeth tooth, ' +
    'criteria criterion, phenomena phenomenon, matrices matrix, vertices vertex, indices index, data datum, ' +
    'media medium, schemata schema, ran run, wrote write, written write, sent send, built build, held hold, ' +
    'kept keep, found find, left leave, made make, read read, took take, taken take, chose choose, ' +
    'chosen choose, broke break, broken break, drew draw, drawn draw, got get, gave give, given give, ' +
    'saw see, seen see, sold sell, spoke speak, spoken speak, bought buy, brought bring, began begin, begun begin',
};
