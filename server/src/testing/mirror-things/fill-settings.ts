import { documentSettingsApi } from '@transloom/contracts/document-settings';
import { polishApi } from '@transloom/contracts/polish';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

export async function fillSettings(server: PeopleServer, user: TestUser, word: string) {
  await callAs(server, user, documentSettingsApi.saveSegmentation, {
    mode: 'sentence',
    builtIn: true,
    cascade: true,
    groups: [{ name: word, languagePattern: '.*', rules: [{ isBreak: true, before: word, after: '' }] }],
  });
  const { data } = await callAs(server, user, documentSettingsApi.saveProfile, {
    format: 'docx',
    name: `Profile ${word}`,
    options: { comments: true },
    isDefault: true,
  });
  const style = { name: word, instructions: word };
  const { data: polish } = await callAs(server, user, polishApi.savePolishStyle, style);
  return { profileId: data.profileId, polishStyleId: polish.polishStyleId };
}
