import type { InflectionRules } from './inflection-rules.ts';

const russianAdjective = 'ый ий ой ая яя ое ее ые ие ого его ому ему ым им ом ем ую юю ою ею ых их ыми ими';

export const russian: InflectionRules = {
  paradigms: [
    { base: '-', forms: 'а у ом ем е ы и ов ев ей ам ами ах', stem: 3, reversible: true },
    { base: 'а', forms: 'ы и е у ой ою ам ами ах -', stem: 3 },
    { base: 'я', forms: 'и е ю ей ею ь ям ями ях', stem: 2 },
    { base: 'ия', forms: 'ии ию ией ий иям иями иях', stem: 2 },
    { base: 'ие', forms: 'ия ию ием ии ий иям иями иях', stem: 2 },
    { base: 'ь', forms: 'я ю ем е и ью ей ям ями ях', stem: 2 },
    { base: 'о', forms: 'а у ом е ам ами ах -', stem: 3 },
    { base: 'е', forms: 'я ю ем и ей ям ями ях а у', stem: 3 },
    { base: 'й', forms: 'я ю ем е и ев ям ями ях', stem: 2 },
    { base: 'ок ек ец', forms: 'ка ку ком ке ки ков кам ками ках ца цу цом це цы цов цам цами цах', stem: 2 },
    { base: 'ка', forms: 'ок ек', stem: 3 },
    { base: 'йка', forms: 'ек', stem: 2 },
    { base: russianAdjective, forms: russianAdjective, stem: 2, only: 'phrase' },
    { base: 'ый ий ой', forms: russianAdjective, stem: 3 },
    { base: 'ые ие', forms: 'ых их ым им ыми ими', stem: 3 },
    {
      base: 'ать ять еть ить',
      forms:
        'ает яет еет ит ают яют еют ат ят ал ала ало али ял яла яли ел ела или ил ила ило аем яем им анный ан ен ена ены ено аны',
      stem: 2,
      only: 'verb',
    },
  ],
  irregular:
    'люди человек, людей человек, людям человек, людьми человек, дети ребенок, детей ребенок, детям ребенок, ' +
    'детьми ребенок, дни день, дня день, дню день, днем день, дней день, дням день, днями день',
};

const polishAdjective = 'y i a e ą ego emu ym im ej ych ich ymi imi';

export const polish: InflectionRules = {
  paradigms: [
    { base: '-', forms: 'a u owi em iem ie y i e ów om ami ach', stem: 3, reversible: true },
    { base: 'a', forms: 'y i ę ą ie o om ami ach -', stem: 3 },
    { base: 'ka ga', forms: 'ce dze ek', stem: 2 },
    { base: 'ra ta da ła', forms: 'rze cie dzie le', stem: 2 },
    { base: 'ia ja', forms: 'ii ji ię ję ią ją iom iami iach', stem: 2 },
    { base: 'o e', forms: 'a u em om ami ach i -', stem: 3 },
    { base: 'ie', forms: 'ia iu iem iach iami iom ń', stem: 2 },
    { base: 'ość', forms: 'ości ością ościami ościach', stem: 2, reversible: true },
    { base: 'ek', forms: 'ka kowi kiem ku ki ków kom kami kach', stem: 2 },
    { base: polishAdjective, forms: polishAdjective, stem: 3, only: 'phrase' },
    {
      base: 'ać ić yć',
      forms: 'a i y ają ią ą am em ał ała ali ił iła ili any ana ane ony',
      stem: 3,
      only: 'verb',
    },
  ],
};
