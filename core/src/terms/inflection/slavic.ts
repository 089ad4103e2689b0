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
    { base: 'но', forms: 'он', stem: 2 },
    { base: 'ло', forms: 'ел', stem: 2 },
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
    { base: 'el', forms: 'la lowi lem lu le li lom lami lach', stem: 3 },
    { base: 'ć', forms: 'ci cią ciom ciami ciach', stem: 3 },
    { base: 'nie', forms: 'ń', stem: 2 },
    { base: 'no', forms: 'nie ien', stem: 2 },
    { base: 'sło', forms: 'śle seł', stem: 2 },
    { base: 'to', forms: 'cie', stem: 2 },
    { base: 'owa', forms: 'ów', stem: 2 },
    // The last consonant softens before some endings.
    { base: 'k', forms: 'cy', stem: 4 },
    { base: 'r', forms: 'rze rzy', stem: 3 },
    { base: 't', forms: 'cie ci', stem: 4 },
    { base: 'd', forms: 'dzie', stem: 4 },
    { base: 'ł', forms: 'le li', stem: 3 },
    // And the vowel before it changes.
    { base: 'ąd', forms: 'ędu ędowi ędem ędzie ędy ędów ędom ędami ędach', stem: 2 },
    { base: 'ół', forms: 'ołu ołowi ołem ole oły ołów ołom ołami ołach', stem: 2 },
    { base: 'ór', forms: 'oru orowi orem orze ory orów orom orami orach', stem: 2 },
    { base: 'ód', forms: 'odu odowi odem odzie ody odów odom odami odach', stem: 2 },
    { base: 'ób', forms: 'obu obowi obem obie oby obów obom obami obach', stem: 2 },
    { base: 'ój', forms: 'oju ojowi ojem oje ojów ojom ojami ojach', stem: 2 },
    { base: 'óg', forms: 'ogu ogowi ogiem ogi ogów ogom ogami ogach', stem: 2 },
    { base: polishAdjective, forms: polishAdjective, stem: 3, only: 'phrase' },
    {
      base: 'ać ić yć',
      forms: 'a i y ają ią ą am em ał ała ali ił iła ili any ana ane ony',
      stem: 3,
      only: 'verb',
    },
  ],
  irregular:
    'mieście miasto, ludzie człowiek, ludzi człowiek, dni dzień, dnia dzień, dniu dzień, dniach dzień',
};

const czechAdjective = 'ý á é í ého ému ém ým ou ých ými ího ímu ím ích ími';

export const czech: InflectionRules = {
  paradigms: [
    { base: '-', forms: 'u e em ě y ů ům ech i ích a ovi ové', stem: 3, reversible: true },
    { base: 'a', forms: 'y ě e u ou ám ách ami -', stem: 2 },
    { base: 'ka', forms: 'ce ek', stem: 2 },
    { base: 'ha', forms: 'ze', stem: 2 },
    { base: 'ra', forms: 'ře er', stem: 2 },
    { base: 'o', forms: 'a u em ě e ům ech y -', stem: 2 },
    { base: 'no', forms: 'en', stem: 2 },
    { base: 'lo', forms: 'el', stem: 2 },
    { base: 'ko', forms: 'ek', stem: 2 },
    { base: 'e', forms: 'i í ím ích emi u', stem: 3 },
    { base: 'ě', forms: 'i í ím ích emi', stem: 3 },
    { base: 'í', forms: 'ím ích ími ího ímu', stem: 3 },
    { base: 'ost', forms: 'osti ostí ostem ostech ostmi', stem: 2 },
    { base: 'ek', forms: 'ku kem kovi ky ků kům cích', stem: 2 },
    { base: 'r', forms: 'ře ři', stem: 3 },
    { base: czechAdjective, forms: czechAdjective, stem: 3, only: 'phrase' },
    {
      base: 'at it et ovat',
      forms: 'á í uje ají ují al ala ali il ila ili ěn en án ána áno',
      stem: 3,
      only: 'verb',
    },
  ],
};

const ukrainianAdjective = 'ий а е ого ому им ім ій ої у ою і их ими';

export const ukrainian: InflectionRules = {
  paradigms: [
    { base: '-', forms: 'а у ом ем ові еві і и ів ам ами ах', stem: 3, reversible: true },
    { base: 'а', forms: 'и і у ою ам ами ах -', stem: 3 },
    { base: 'ка', forms: 'ці ок', stem: 2 },
    { base: 'я', forms: 'і ю ею ь ям ями ях', stem: 2 },
    { base: 'ія', forms: 'ії ію ією ій іям іями іях', stem: 2 },
    { base: 'ь', forms: 'я ю ем еві і ів ям ями ях ею', stem: 2 },
    { base: 'о', forms: 'а у ом і ам ами ах -', stem: 3 },
    { base: 'но', forms: 'он', stem: 2 },
    { base: 'ння', forms: 'нню нням нні нь ннями ннях', stem: 2 },
    { base: 'ість', forms: 'ості істю остей остям остями остях', stem: 2 },
    { base: ukrainianAdjective, forms: ukrainianAdjective, stem: 3, only: 'phrase' },
  ],
};
