/** Frequent characters that are written otherwise in the other script. */
const simplified =
  /[这来为国们时会对说过发经动学进还关开问长门见电话间应书数实现样机点当与东业产两个从车处单级据类设结题统认线记义万么员务变图]/gu;
const traditional =
  /[這來為國們時會對說過發經動學進還關開問長門見電話間應書數實現樣機點當與東業產兩個從車處單級據類設結題統認線記義萬麼員務變圖]/gu;

/** How many characters of a text are written so in one of the two scripts alone. */
export function countHan(text: string): Readonly<Record<'Hans' | 'Hant', number>> {
  return { Hans: text.match(simplified)?.length ?? 0, Hant: text.match(traditional)?.length ?? 0 };
}

/** The script of a Chinese text; Simplified where nothing decides. */
export function hanScript(text: string): 'Hans' | 'Hant' {
  const { Hans, Hant } = countHan(text);
  return Hant > Hans ? 'Hant' : 'Hans';
}
