import { expect, test } from 'vitest';
import { recognizeTerms } from '../recognize-terms.ts';
import { TermIndex } from '../term-index.ts';

test.each([
  ['pl', 'plik', 'pliku plikowi plikiem pliki plików plikom plikami plikach'],
  ['pl', 'użytkownik', 'użytkownika użytkownikiem użytkownicy użytkowników'],
  ['pl', 'serwer', 'serwera serwerze serwery'],
  ['pl', 'błąd', 'błędu błędem błędzie błędy błędów'],
  ['pl', 'stół', 'stołu stole stoły'],
  ['pl', 'miasto', 'miasta mieście miast'],
  ['pl', 'hasło', 'hasła haśle haseł'],
  ['pl', 'okno', 'okna oknie okien oknach'],
  ['pl', 'umowa', 'umowy umowę umów umowach'],
  ['pl', 'sieć', 'sieci siecią sieciach'],
  ['pl', 'książka', 'książki książce książek'],
  ['pl', 'połączenie', 'połączenia połączeniem połączeń'],
  ['cs', 'soubor', 'souboru souborem soubory souborů souborech'],
  ['cs', 'kniha', 'knihy knize knihu knih knihách'],
  ['cs', 'okno', 'okna okně oken'],
  ['uk', 'файл', 'файлу файлом файли файлів'],
  ['uk', 'помилка', 'помилки помилку помилок'],
  ['ru', 'окно', 'окна окном окон'],
])('%s %s is found in its forms', (language, term, forms) => {
  const index = new TermIndex<string>(language);
  index.add(term, { text: term });
  const missed = forms.split(' ').filter((form) => recognizeTerms(form, [{ index }]).length === 0);
  expect(missed).toEqual([]);
});

test.each([
  ['pl', 'baza danych', 'bazy danych bazie danych bazami danych'],
  ['pl', 'karta graficzna', 'karty graficznej kartą graficzną kart graficznych'],
])('%s %s is found in the forms of its words', (language, term, forms) => {
  const index = new TermIndex<string>(language);
  index.add(term, { text: term });
  expect(recognizeTerms(forms, [{ index }])).toHaveLength(3);
});

test.each([
  ['pl', 'kot', 'kod kosz kto'],
  ['pl', 'stół', 'stop stały'],
  ['cs', 'kniha', 'knír knot'],
  ['uk', 'файл', 'факт файно'],
])('%s %s is not found in other words', (language, term, others) => {
  const index = new TermIndex<string>(language);
  index.add(term, { text: term });
  expect(recognizeTerms(others, [{ index }])).toEqual([]);
});
