import { systemApi } from '@transloom/contracts/system';
import { type Route, route } from '../../platform/http/route.ts';
import { checkSwitch } from './check-switch.ts';
import { findLanguages } from './find-languages.ts';
import { languageMapping } from './language-mapping.ts';
import { listFormats } from './list-formats.ts';
import { listPrograms } from './list-programs.ts';
import { listNavigation } from './navigation.ts';
import { describePlatform } from './platform.ts';
import { readDictionary } from './read-dictionary.ts';

export const systemRoutes: readonly Route[] = [
  route(systemApi.platform, describePlatform),
  route(systemApi.navigation, listNavigation),
  route(systemApi.languages, findLanguages),
  route(systemApi.languageMapping, languageMapping),
  route(systemApi.checkSwitch, checkSwitch),
  route(systemApi.dictionary, readDictionary),
  route(systemApi.formats, listFormats),
  route(systemApi.programs, listPrograms),
];
