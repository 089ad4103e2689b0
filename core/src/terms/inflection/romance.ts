import type { InflectionRules } from './inflection-rules.ts';

export const french: InflectionRules = {
  paradigms: [
    { base: '-', forms: 's', stem: 3, reversible: true },
    { base: 'au eu', forms: 'aux eux', stem: 1, reversible: true },
    { base: 'al ail', forms: 'aux', stem: 2 },
    { base: '-', forms: 'e es s', stem: 3, only: 'phrase' },
    { base: 'el en on et', forms: 'elle elles enne ennes onne onnes ette ettes', stem: 2, only: 'phrase' },
    { base: 'er', forms: 'ère ères', stem: 2, only: 'phrase' },
    { base: 'eux', forms: 'euse euses', stem: 2, only: 'phrase' },
    { base: 'if', forms: 'ive ives ifs', stem: 2, only: 'phrase' },
    { base: 'al', forms: 'ale ales aux', stem: 2, only: 'phrase' },
    {
      base: 'er',
      forms: 'e es ent ons ez é ée és ées ant ait aient era eront erait',
      stem: 3,
      only: 'verb',
    },
    { base: 'ir', forms: 'it is issent issons issez i ie is ies issant ira iront', stem: 3, only: 'verb' },
  ],
  irregular: 'yeux œil, cieux ciel, travaux travail, mesdames madame, messieurs monsieur',
};

export const spanish: InflectionRules = {
  paradigms: [
    { base: '-', forms: 's', stem: 3, reversible: true },
    { base: 'r l n d j s', forms: 'res les nes des jes ses', stem: 2, reversible: true },
    { base: 'z', forms: 'ces', stem: 2, reversible: true },
    { base: 'ión', forms: 'iones', stem: 2, reversible: true },
    { base: 'ón án én ín', forms: 'ones anes enes ines', stem: 2 },
    { base: 'o a os as', forms: 'o a os as', stem: 3, only: 'phrase' },
    {
      base: 'ar',
      forms: 'a an as o amos e en ando ado ada ados adas ó aron aba aban ará arán',
      stem: 3,
      only: 'verb',
    },
    {
      base: 'er ir',
      forms: 'e en es o emos imos iendo ido ida idos idas ió ieron erá irá',
      stem: 3,
      only: 'verb',
    },
  ],
  irregular:
    'imágenes imagen, márgenes margen, órdenes orden, orígenes origen, volúmenes volumen, resúmenes resumen, ' +
    'exámenes examen, jóvenes joven, crímenes crimen, caracteres carácter',
};

export const portuguese: InflectionRules = {
  paradigms: [
    { base: '-', forms: 's', stem: 3, reversible: true },
    { base: 'ão', forms: 'ões ães ãos', stem: 1, reversible: true },
    { base: 'al el ol ul', forms: 'ais éis eis óis uis', stem: 2, reversible: true },
    { base: 'il', forms: 'is eis', stem: 2 },
    { base: 'm', forms: 'ns', stem: 2, reversible: true },
    { base: 'r z s', forms: 'res zes ses', stem: 2, reversible: true },
    { base: 'o a os as', forms: 'o a os as', stem: 3, only: 'phrase' },
    {
      base: 'ar',
      forms: 'a am as o amos e em ando ado ada ados adas ou aram ava ará',
      stem: 3,
      only: 'verb',
    },
    {
      base: 'er ir',
      forms: 'e em es o emos imos endo indo ido ida idos idas eu iu eram',
      stem: 3,
      only: 'verb',
    },
  ],
};

export const italian: InflectionRules = {
  paradigms: [
    { base: 'o e', forms: 'i', stem: 3, reversible: true },
    { base: 'io', forms: 'i', stem: 3 },
    { base: 'a', forms: 'e', stem: 3, reversible: true },
    { base: 'ista ma ta', forms: 'isti mi ti', stem: 2 },
    { base: 'ca ga', forms: 'che ghe', stem: 1, reversible: true },
    { base: 'co go', forms: 'chi ghi ci gi', stem: 1, reversible: true },
    { base: 'cia gia', forms: 'ce ge cie gie', stem: 2 },
    { base: 'o a i e', forms: 'o a i e', stem: 3, only: 'phrase' },
    { base: 'are', forms: 'a ano o i iamo ando ato ata ati ate ava erà eranno', stem: 3, only: 'verb' },
    { base: 'ere ire', forms: 'e ono o i iamo endo uto uta uti ute ito ita iti ite', stem: 3, only: 'verb' },
  ],
};
