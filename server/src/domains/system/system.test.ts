import { dictionaryTypeSchema, systemApi } from '@transloom/contracts/system';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { peopleServer } from '../../testing/people-server.ts';

const server = await peopleServer({ installation: { version: '1.2.3', billing: true } });
const user = await server.signIn(await server.addPerson());
const operator = await server.signIn(await server.addPerson({ administrator: true }));

const chinese = { headers: { 'client-language': 'zh-CN' } };
const languages = async (keyword: string) =>
  (await callAs(server, user, systemApi.languages, { keyword })).data.map(({ tag }) => tag);

test('tells visitors what the installation offers', async () => {
  const { data } = await callAs(server, undefined, systemApi.platform, {});
  expect(data).toEqual({
    version: '1.2.3',
    development: true,
    billing: true,
    signUp: true,
    wechat: 'off',
    communityUrl: null,
  });
});

test.each(['german', 'DEUTSCH', '德语', 'de-AT', ' German '])('finds German by %j', async (keyword) => {
  expect((await languages(keyword)).some((tag) => tag.startsWith('de'))).toBe(true);
});

// Rules P3.25, P7.35 of the specification.
test('tells visitors which formats there are', async () => {
  const { data } = await callAs(server, undefined, systemApi.formats, {});
  expect(data.find(({ id }) => id === 'docx')?.extensions).toContain('docx');
  expect(data.length).toBeGreaterThan(30);
});

test('finds names without their accents, everything by nothing, and nothing by nonsense', async () => {
  expect(await languages('francais')).toContain('fr');
  expect((await languages('')).length).toBeGreaterThan(50);
  expect(await languages('%_')).toEqual([]);
});

test('names languages for the reader, in the order of their alphabet', async () => {
  const { data } = await callAs(server, user, systemApi.languages, { keyword: 'arabic' });
  expect(data.find(({ tag }) => tag === 'ar')).toMatchObject({ name: 'Arabic', direction: 'rtl' });
  const { data: all } = await callAs(server, user, systemApi.languages, {}, chinese);
  expect(all.find(({ tag }) => tag === 'ar')?.name).toBe('阿拉伯语');
  const names = all.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('zh-CN').compare));
});

test.each(dictionaryTypeSchema.options)('the dictionary %s is complete in both languages', async (type) => {
  const english = (await callAs(server, user, systemApi.dictionary, { type })).data;
  const translated = (await callAs(server, user, systemApi.dictionary, { type }, chinese)).data;
  expect(english.length).toBeGreaterThan(2);
  expect(translated.map(({ code }) => code)).toEqual(english.map(({ code }) => code));
  expect(english.filter(({ name }) => /\p{Script=Han}/u.test(name))).toEqual([]);
  expect(translated.filter(({ name }) => !/\p{Script=Han}/u.test(name))).toEqual([]);
});

// Rules P3.24, D9.16, P7.34 of the specification.
test('offers the polishing styles of the specification', async () => {
  const { data } = await callAs(server, user, systemApi.dictionary, { type: 'tk-polishing-style' });
  expect(data.map(({ name }) => name)).toEqual([
    'Native-like expression',
    'Gaming industry',
    'Academic paper',
    'Formal e-mail',
    'Political external publicity',
    'Legal contract',
  ]);
});

test('says which programs make more possible, and how to get them', async () => {
  const { data } = await callAs(server, operator, systemApi.programs, {});
  const apertium = data.find(({ name }) => name === 'Apertium');
  expect(apertium?.installCommand).toContain('apt-get install -y apertium');
  expect(apertium?.feature).not.toMatch(/\p{Script=Han}/u);
});

test('programs of the machine are shown to the operator alone', async () => {
  expect(await callWith(server, user, systemApi.programs, {})).toMatchObject({
    http: 403,
    code: 'access.denied',
  });
});

test.each([
  [systemApi.dictionary, { type: 'other' }],
  [systemApi.languages, { keyword: 'x'.repeat(51) }],
  [systemApi.navigation, { all: true }],
])('$path refuses %j', async (endpoint, input) => {
  expect(await callWith(server, user, endpoint, input)).toMatchObject({ http: 400, code: 'request.invalid' });
});

test.each([systemApi.navigation, systemApi.languages, systemApi.dictionary, systemApi.programs])(
  '$path is closed to visitors',
  async (endpoint) => {
    expect(await callWith(server, undefined, endpoint, { type: 'mt-style-type' })).toMatchObject({
      http: 401,
    });
  },
);

// Rule P7.37 of the specification.
test('languages are meant by their tag and by any of their names', async () => {
  const { data } = await callAs(server, user, systemApi.languageMapping, {});
  const namesOf = (tag: string) => data.find((language) => language.tag === tag)?.names;
  expect(namesOf('zh-CN')).toEqual(expect.arrayContaining(['zh-CN', '中文', 'Chinese']));
  expect(namesOf('de')).toEqual(expect.arrayContaining(['de', 'German', 'Deutsch']));
});

// Rule P7.37 of the specification.
test('a switch of the installation is on or off, and there are no others', async () => {
  const ask = (name: string) => callWith(server, user, systemApi.checkSwitch, { name });
  expect([(await ask('sign-up')).data, (await ask('billing')).data]).toEqual([{ on: true }, { on: true }]);
  expect((await ask('sms')).data).toEqual({ on: true });
  expect(await ask('everything')).toMatchObject({ http: 400, code: 'request.invalid' });
});
