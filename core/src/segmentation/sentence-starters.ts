/** First words of sentences: after these an abbreviation that may end a sentence did end one. By language. */
export const sentenceStarters: Readonly<Record<string, string>> = {
  en:
    'The This That These Those It He She They We I You A An But And However His Her Its Their There Here If When While As ' +
    'After Before For From With Without What Who Why How Where Is Are Was Were Do Does Did My Our Your No Yes Then So Also ' +
    'All Some Most Many In On At To By Of Not Now Since Although Because Please Each Every Both One Another Such Only Once ' +
    'According During Under Over Through Let Thus Therefore Meanwhile Moreover Furthermore',
  de:
    'Der Die Das Ein Eine Einen Er Sie Es Wir Ich Ihr Im In Am An Und Aber Auch Wenn Da Dann Dies Diese Dieser Dieses Man Mit ' +
    'Für Nach Bei Seit Zu Zum Zur Von Vor Als Wie Was Wer Wo Warum Hier Doch Jedoch Alle Auf Aus Durch Nun So Bitte',
  fr: 'Le La Les Un Une Des Il Elle Ils Elles Nous Vous On Ce Cette Ces Cet Mais Et En Dans Pour Par Avec Si Je Tu Au Aux Son Sa Ses',
  es: 'El La Los Las Un Una Unos Unas Él Ella Ellos Pero Y En Para Por Con Si Yo Tú Este Esta Estos Esto Su Sus No Se Al Lo Como',
  it: 'Il Lo La I Gli Le Un Una Ma E In Per Con Se Io Tu Lui Lei Noi Questo Questa Non Si Nel Al',
  pt: 'O A Os As Um Uma Mas E Em Para Por Com Se Eu Ele Ela Este Esta Isto Não No Na Ao',
  nl: 'De Het Een Hij Zij Ze Wij We Ik U Maar En In Op Met Voor Van Als Dit Dat Deze Die Er',
  da: 'Den Det De En Et Han Hun Vi Jeg Du Men Og I På Med For Som Denne Dette Der Hvis',
};
