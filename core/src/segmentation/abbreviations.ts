/**
 * Abbreviations written with a full stop, without it. Lower-case ones also match with a capital first letter.
 * - `never`: something always follows: a name after `Dr`, an example after `e.g`.
 * - `beforeNumber`: no sentence ends before a number: `p. 55`, `No. 7`; elsewhere these may be plain words.
 * - `maybe`: may end a sentence (`etc`, `Inc`); it does where the next word looks like a sentence's first.
 */
export interface Abbreviations {
  readonly never?: string;
  readonly beforeNumber?: string;
  readonly maybe?: string;
}

/** Known in texts of every language written with full stops. */
export const commonAbbreviations: Abbreviations = {
  never: 'Dr Prof Mr Mrs Ms Mt St Sr Sra vs cf ca Hr e.g i.e Vol Nr',
  beforeNumber: 'p pp no nr art fig vol ch sec abs tel N° n° № º ibid cap § par pos',
  maybe: 'etc Inc Ltd Co Corp Jr al',
};

/** By base language. */
export const abbreviations: Readonly<Record<string, Abbreviations>> = {
  en: {
    never:
      'Messrs Mmes Hon Rev Fr Capt Cpt Col Gen Lt Maj Sgt Cmdr Adm Cpl Pvt Brig Gov Sen Rep Reps Sens Pres Supt ' +
      'Det Insp Ald Atty Attys Drs Profs Pt Ft Mts Bros viz eg ie resp approx appx Jan Feb Apr Jun Jul Aug Sep Sept Oct Nov ' +
      'Ph Ave Rd Blvd Dept Univ Assn Asst Eds Ed Trans Figs Eqs Eq Secs Refs Ref Ex Exs cp al.ed esp incl excl',
    beforeNumber:
      'nos vols chap chs eq ref eqs figs secs min max ver v pg pgs Mar Dec Tues Wed Thurs Fri Sat Sun Mon ext apt ste op',
    maybe: 'a.m p.m Esq Bancorp Cos Corp Ph.D M.D B.A M.A D.D.S misc Dept dept Est est assoc',
  },
  de: {
    never:
      'bzw sog ggf evtl z.B d.h u.a i.d.R o.ä v.a z.T z.Z vgl inkl exkl zzgl abzgl ca evt event gem lt mind max allg insb ' +
      'insbes bspw Hrn Fr Frl Ing Dipl Hrsg hrsg Bd Bde Abb Tab Kap Anm Art Abs Ziff Nr Nrn Tel Fam Fa Hl hl jun sen ' +
      'Jan Feb Febr Apr Aug Sept Okt Nov Dez Mio Mrd Tsd Std Min Sek Stk Str geb gest verh gegr led röm kath ev ehem ' +
      'einschl entspr erg ff franz engl dt lat griech amerik Bsp Mag Doz Priv Jh Jhd Jhs Bearb bearb Übers übers betr Betr ' +
      'bez Bez Chr n.Chr v.Chr Prov Pfd Red Res Univ Verf Vors zit zzt Ztr jährl mtl monatl tägl wöchentl svw',
    beforeNumber: 'S Rn Rdnr Bl Z Az Heft Jg',
    maybe: 'usw usf u.s.w etc u.dgl dgl u.ä GmbH',
  },
  fr: {
    never:
      'M MM Mme Mmes Mlle Mlles Mgr Me Mes Vve Cie Dr Drs Pr Prs St Ste env p.ex c.-à-d Sté Ets av bd boul bld dép éd réf ' +
      'janv févr avr juil sept oct nov déc cf hab tél vol chap coll ex Ing Gal Cdt Cne Lt Col Adj Chev rém resp',
    beforeNumber: 'art chap fig pp pl t n nos éd l',
    maybe: 'etc apr',
  },
  es: {
    never:
      'Sr Sra Srta Sres Sras Srtas Sra D Dña Da Dr Dra Dres Dras Lic Licda Ing Arq Prof Profa Gral Cap Cnel Tte Sgto Fr ' +
      'Pbro Mons Rev Exc Excmo Excma Ilmo Ilma Sto Sta Avda Av Blvd Ctra Pza Ud Uds Vd Vds Vda Hnos Cía aprox ej p.ej ' +
      'párrf párr art arts cap fig pág págs núm núms tel teléf EE FF RR JJ CC Depto Dpto Dptos Prov Admón admón Gob Univ Inst ' +
      'ene feb abr ago sept oct nov dic máx mín vol ed edit cta c.c dcha izq izda entlo',
    beforeNumber: 'n.º nº',
    maybe: 'etc UU S.A Ltda Cía a.m p.m a.C d.C',
  },
  it: {
    never:
      'Sig Sigg Sig.ra Sig.na Dott Dott.ssa Dr Prof Prof.ssa Avv Ing Arch Geom Rag Cav Comm On Sen Gen Col Ten Cap Magg Serg ' +
      'Dir Amm Resp Pres Segr Egr Gent Gent.mo Spett Ill Chiar Mons Rev Padre Sant S SS ecc.mo Avv.ti art artt pag pagg fig figg ' +
      'cap capp num tel tab vol ed Ed cfr es p.es psicol fis mat chim rif dott.ri prov P.za p.za C.so c.so V.le v.le F.lli f.lli ' +
      'gen febb apr giu lug ago sett ott nov dic Geom Amn Ass Cod cod',
    beforeNumber: 'n nn p pp c co',
    maybe: 'ecc S.p.A S.r.l a.C d.C',
  },
  pt: {
    never:
      'Sr Sra Srta Srs Sras D Dr Dra Drs Dras Prof Profa Eng Engo Arq Exmo Exma Ilmo Ilma Av Pç Pça Rev Pe Gen Cap Ten Sgt Cel Maj ' +
      'Adv aprox ex p.ex art arts pág págs núm tel cap fig vol ed Ed Cia cia Depto Dep Univ jan fev abr ago set out nov dez',
    beforeNumber: 'nº n.º n',
    maybe: 'etc Ltda S.A a.C d.C',
  },
  nl: {
    never:
      'dhr mevr mw mej dr drs ing ir mr prof ds jhr St bijv bv blz d.w.z dwz enz.z m.b.t i.v.m o.a t.a.v t.g.v m.n nl resp ' +
      'ca evt incl excl max min afd art hfst fig nr nrs tel jan feb mrt apr jun jul aug sept okt nov dec z.g zgn vgl',
    beforeNumber: 'p pp',
    maybe: 'enz e.d o.i.d N.V B.V',
  },
  da: {
    never:
      'hr fr frk dr prof Skt Sct St adm afd ang anm art aut bibl bl.a bl.m ca cand d.v.s dvs d.å eks ekskl ex f.eks fhv fig fmd forb ' +
      'forf gl hhv hr ifm if ift inkl int jf jr jvf kap kgl kl maks mht mfl mgl min mht m.h.t mio mia mr mrd mv ndf nr nrs obs ' +
      'pga pgf pkt pl p.t pr p.g.a pst red ref resp s.u sml stk str tdl tlf vedr vejl vha vs årg jan feb apr aug sept okt nov dec',
    beforeNumber: 'side s',
    maybe: 'osv m.m m.v A/S',
  },
  nb: {
    never:
      'hr fr dr prof St ang ca bl.a f.eks d.v.s dvs eks ekskl inkl fig gl iht jf jr kap kgl kl maks min mill mrd mv nr ' +
      'pga pst red ref resp str tlf vedr vha jan feb apr aug sept okt nov des',
    beforeNumber: 's',
    maybe: 'osv m.m m.v',
  },
  sv: {
    never:
      'hr fr dr prof St bl.a ca dvs d.v.s el e.d ev ex exkl f.d fig f.n f.ö förf inkl jfr kap kl kr max min milj mdr nr ' +
      'resp s.k st t.ex tel t.o.m t.v u.a vid jan febr apr aug sept okt nov dec fr.o.m f.Kr e.Kr',
    beforeNumber: 's sid',
    maybe: 'osv m.m m.fl etc',
  },
  fi: {
    never:
      'tri toht prof ent esim fil huom jne.k ks lis maist milj mrd n nk nro ns os puh s synt so ts vrt v eKr jKr tms.k yht',
    maybe: 'jne ym yms tms jms',
  },
  pl: {
    never:
      'dr hab prof mgr inż lek med dyr prez red św ul al pl os gen płk kpt por np tzn tzw tj zob por ok ww m.in ' +
      'im pt wg jw godz min sek tys mln mld nr str rozdz rys tab tel poz ust art par lit zł gr pkt woj pow gm dot ds ks bp abp kard br o.o',
    beforeNumber: 's t z',
    maybe: 'itd itp r w in',
  },
  cs: {
    never:
      'Bc BcA Ing Mgr MUDr MVDr JUDr PhDr RNDr PaedDr doc prof dr sv např tj tzn tzv cca apod.k atd.k angl čes nám ul ' +
      'odst obr tab kap str čl čj příl popř resp event mj max min mil mld tis tř vs zejm roč stol hod okr př',
    beforeNumber: 'č č.p s',
    maybe: 'atd apod aj Kč',
  },
  sk: {
    never:
      'Bc Ing Mgr MUDr MVDr JUDr PhDr RNDr PaedDr doc prof dr sv napr tj tzn tzv cca angl nám ul odst obr tab kap str čl príl ' +
      'popr resp event max min mil mld tis vs najmä roč stor hod okr pov rod st ods písm gen plk kpt Th',
    beforeNumber: 'č s',
    maybe: 'atď apod pod a.s s.r.o n.l',
  },
  ru: {
    never:
      'г гг г-н г-жа гр д-р проф акад доц канд кандидат им ул пр просп пл пер бул б-р наб ш туп д корп кв стр оф обл р-н пос с дер ' +
      'ст пгт напр см ср т.е т.к т.н т.о тел факс зав нач зам ред изд соч собр сб вып рис табл гл п пп ч разд прим ок св вв в мин ' +
      'макс сек час тыс млн млрд трлн руб коп долл кг гос мед ин англ нем фр итал лат греч рус укр яп кит',
    beforeNumber: 'n N',
    maybe: 'т.д т.п др пр проч н.э',
  },
  uk: {
    never:
      'акад проф доц канд чл кор ім вул пл просп пров бул буд кв м р рр с смт обл р-н ст стор див напр ред вид зб вип рис табл гл п пп ' +
      'ч т зв ін тис млн млрд грн коп тел зав нач гр пан рос англ нім фр лат грец укр пол',
    maybe: 'т.д т.п ін н.е',
  },
  bg: {
    never:
      'г гр д-р др проф доц акад инж арх ул бул пл жк бл вх ет ап тел стр т.е т.нар т.г т вкл напр вж ср св лв ст кв обл общ хил млн млрд ' +
      'гл инсп зам мин чл ал с м ч',
    maybe: 'т.н и.т.н др пр',
  },
  kk: { never: 'т.б т.с.с проф акад көш обл ғ ж жж б.з.б мыс млн млрд тг', maybe: 'т.б' },
  el: {
    never: 'κ κα κ.κ κος κ.λπ.κ π.χ δηλ βλ σελ αρ τηλ αγ αι Δρ καθ μ.Χ π.Χ εκ δισ',
    maybe: 'κ.λπ κ.ά κ.τ.λ κλπ',
  },
  tr: {
    never:
      'Dr Prof Doç Yrd Av Sn Sok Cad Mah Apt Blv bkz vb.k örn yy Alb Gen Müh Öğr Uzm Ord hz Hz No çev haz',
    maybe: 'vb vs vd',
  },
  hu: {
    never:
      'dr ifj id özv prof stb.k pl kb ill ún vö ti tel fszt em sz szt old bek bp u krt tér évf ford szerk min max ker kft',
    maybe: 'stb Kft Rt Bt Zrt',
  },
  ro: {
    never: 'dl dna dra dr prof ing str bd nr art alin lit pct pag cap fig tel sf ex Jud jud aprox mil mld',
    maybe: 'etc ș.a ş.a',
  },
  hr: {
    never: 'dr mr prof ing sv ul br str tel npr tzv tj sl čl st god i sur dipl mag doc akad',
    maybe: 'itd i sl',
  },
  sr: {
    never: 'др мр проф инж св ул бр стр тел нпр тзв тј чл ст год акад dr mr prof ing sv ul br str npr tzv tj',
    maybe: 'итд itd',
  },
  sl: { never: 'dr mag prof doc ing sv ul št str tel npr t.i oz tj čl odst dipl gos ga', maybe: 'itd ipd' },
  ar: { never: 'د أ م ص هـ ق.م ج', beforeNumber: 'ص ج ت' },
  fa: { never: 'دکتر ص ق.م ه.ق ه.ش' },
  he: { never: 'פרופ גב עמ מס' },
  hi: { never: 'डॉ प्रो श्री कु सं पृ ई.पू' },
  mr: { never: 'डॉ प्रा श्री सौ कु पृ' },
  ml: { never: 'ഡോ പ്രൊ ശ്രീ പ്രൊഫ' },
  hy: { never: 'թ հ դ պրոֆ' },
};

/** Languages that write ordinal numbers with a full stop: `am 1. Januar`, `7. apríla`, `XII. pluk`. */
export const ordinalStopLanguages: ReadonlySet<string> = new Set([
  'de',
  'da',
  'nb',
  'nn',
  'no',
  'fi',
  'et',
  'lv',
  'lt',
  'cs',
  'sk',
  'sl',
  'hr',
  'bs',
  'sr',
  'mk',
  'hu',
  'pl',
  'is',
  'fo',
  'tr',
  'eu',
  'lb',
]);
