import { spellingApi } from '@transloom/contracts/spelling';
import { route } from '../../../platform/http/route.ts';
import { addSpellingWord, dictionary, removeSpellingWord } from './dictionary.ts';
import { addSpellingWords, removeSpellingWords, spellingWords } from './own-words.ts';

export const spellingRoutes = [
  route(spellingApi.dictionary, dictionary),
  route(spellingApi.addSpellingWord, addSpellingWord),
  route(spellingApi.removeSpellingWord, removeSpellingWord),
  route(spellingApi.spellingWords, spellingWords),
  route(spellingApi.addSpellingWords, addSpellingWords),
  route(spellingApi.removeSpellingWords, removeSpellingWords),
];
