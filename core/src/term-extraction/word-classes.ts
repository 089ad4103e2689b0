import { languagesOfWord } from '../language/function-words.ts';
import { baseLanguage } from '../language/language-tag.ts';

/**
 * What a word without a meaning of its own does in a sentence. `link` may stand within a term (`rate of exchange`);
 * `noun`: a noun follows (articles), `verb`: a verb follows (auxiliaries, subjects).
 */
export interface WordClass {
  readonly kind: 'noun' | 'preposition' | 'pronoun' | 'verb' | 'other';
  readonly link: boolean;
  readonly joins: boolean;
}

interface ClassLists {
  readonly noun: string;
  readonly preposition: string;
  readonly pronoun: string;
  readonly verb: string;
  readonly other: string;
  /** Which of all these may stand within a term. */
  readonly link: string;
  /** Which of the links join two things of one kind (`and`). */
  readonly joins: string;
}

const lists: Readonly<Record<string, ClassLists>> = {
  en: {
    noun: 'the a an this that these those its their his her our your my each every any some no such another all both many several most more other which what whose',
    preposition:
      'of in on at for from by with without into onto over under between among during before after about against through per via as within upon towards toward across behind beyond near along around',
    pronoun: 'i you he she it we they who them him us me there',
    verb: 'is are was were be been being has have had do does did can could may might must shall should will would cannot to',
    other:
      "and or but nor not if then than so because while since until unless when where why how also however therefore thus only just too very here again further once up down out off even still yet either neither whether though although same own few much less least etc e.g i.e s t one two three four five six seven eight nine ten first second third new use used using based according including following due well like both'",
    link: 'of for to and the in on & with',
    joins: 'and &',
  },
  fr: {
    noun: 'le la les l un une des du d ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes tout toute tous toutes chaque plusieurs quelques aucun aucune certains certaines autre autres quel quelle',
    preposition:
      'de à au aux en dans par pour sur avec sans sous entre vers chez depuis pendant contre lors dès jusque jusqu selon',
    pronoun:
      'je tu il elle nous vous ils elles on qui que qu se s y me te lui eux dont où celui celle ceux celles cela ceci ça',
    verb: 'est sont était étaient être été a ont avait avaient avoir eu peut peuvent doit doivent fait sera seront soit serait',
    other:
      'et ou mais ni ne n pas plus moins très aussi comme si donc car lorsque quand ainsi bien même encore déjà après avant c j m t deux trois quatre cinq premier première etc tant alors afin notamment',
    link: 'de du des d à au aux en la le l les et pour par sur',
    joins: 'et',
  },
  nl: {
    noun: 'de het een deze dit die dat zijn haar hun ons onze uw mijn elk elke ieder iedere alle enkele veel vele sommige andere welke geen',
    preposition:
      'van in op aan voor te met naar uit door bij om over onder tussen tijdens zonder tegen volgens binnen buiten langs tot sinds per als',
    pronoun: 'ik je jij u hij zij ze wij we jullie er wie wat men zich hem hen waar',
    verb: 'is was waren wordt worden werd werden heeft hebben had hadden kan kunnen moet moeten zal zullen zou zouden mag mogen ben geworden geweest',
    other:
      'en of maar niet ook nog al wel dan dus toen omdat terwijl wanneer indien hoe zo zeer meer minder meest eerste twee drie vier vijf etc bijvoorbeeld ten ter hier daar daarom reeds slechts alleen zowel',
    link: 'van voor en de het in op',
    joins: 'en',
  },
  de: {
    noun: 'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener jede jeder jedes alle allen aller kein keine keinen mein dein sein seine seiner seinen ihr ihre ihrer ihren unser unsere viele mehrere einige andere anderen welche welcher',
    preposition:
      'in im an am auf aus bei beim mit nach von vom zu zum zur für durch gegen ohne um über unter vor hinter neben zwischen während wegen seit bis pro per laut',
    pronoun: 'ich du er sie es wir ihr man wer was sich ihn ihm ihnen uns euch mich mir dich dir',
    verb: 'ist sind war waren sein wird werden wurde wurden worden hat haben hatte hatten kann können konnte muss müssen soll sollen darf dürfen will wollen möchte',
    other:
      'und oder aber nicht auch noch nur schon so wie als wenn dass weil da ob denn doch sowie sowohl dann hier dort sehr mehr weniger immer wieder bereits etwa bzw usw z.b erste ersten zweite zwei drei vier fünf neue neuen dabei dazu damit daher jedoch',
    link: 'der des für von und zur zum im in auf mit',
    joins: 'und',
  },
  es: {
    noun: 'el la los las un una unos unas este esta estos estas ese esa esos esas su sus mi mis tu tus nuestro nuestra todo toda todos todas cada varios varias algunos algunas ningún ninguna otro otra otros otras qué cuál',
    preposition:
      'de del a al en con por para sin sobre entre hasta desde hacia según durante mediante contra tras ante bajo',
    pronoun: 'yo tú él ella nosotros ellos ellas se que quien quienes lo le les me te nos cual cuales donde',
    verb: 'es son era eran ser sido está están estar fue fueron ha han había haber puede pueden debe deben será serán sea sean hay tiene tienen',
    other:
      'y e o u pero ni no sí también como si porque cuando así muy más menos ya aún solo sólo entonces después antes etc dos tres cuatro cinco primer primero primera bien mismo misma tan tanto',
    link: 'de del la el los las y e en a al para por',
    joins: 'y e',
  },
  it: {
    noun: 'il lo la i gli le l un uno una questo questa questi queste quel quella quelli quelle suo sua suoi sue loro nostro nostra tutti tutte ogni alcuni alcune altro altra altri altre quale',
    preposition:
      'di del dello della dei degli delle dell d a al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall in nel nello nella nei negli nelle nell con su sul sulla sui sugli sulle sull per tra fra senza secondo durante contro verso',
    pronoun: 'io tu egli lui lei noi voi essi che chi cui si ne ci mi ti vi li',
    verb: 'è sono era erano essere stato stata stati state ha hanno aveva avere può possono deve devono viene vengono sia siano sarà saranno',
    other:
      'e ed o ma né non anche come se perché quando così molto più meno già ancora solo poi dopo prima ecc due tre quattro cinque primo prima bene stesso stessa tanto quindi',
    link: 'di del dello della dei degli delle dell d a al alla in e ed per',
    joins: 'e ed',
  },
  pt: {
    noun: 'o a os as um uma uns umas este esta estes estas esse essa esses essas seu sua seus suas meu minha nosso nossa todo toda todos todas cada vários várias alguns algumas nenhum nenhuma outro outra outros outras qual',
    preposition:
      'de do da dos das em no na nos nas num numa a ao à aos às por pelo pela pelos pelas com para sem sobre entre até desde durante contra após perante sob segundo',
    pronoun: 'eu tu ele ela nós vós eles elas se que quem lhe lhes me te onde cujo cuja',
    verb: 'é são era eram ser sido está estão estar foi foram tem têm tinha ter há pode podem deve devem será serão seja sejam',
    other:
      'e ou mas nem não sim também como se porque quando assim muito mais menos já ainda só então depois antes etc dois duas três quatro cinco primeiro primeira bem mesmo mesma tão tanto',
    link: 'de do da dos das em no na e para por a ao à',
    joins: 'e',
  },
  zh: {
    noun: '这 那 这个 那个 这些 那些 该 各 每 某 其 本 此 一个 一种 一些 所有 任何 其他 另 哪 什么 多个 许多',
    preposition:
      '在 从 对 对于 关于 向 往 由 于 以 与 和 跟 同 给 为 为了 按 按照 根据 通过 经 随着 除了 自 至 到 被 把 将 用 比 及 等 等等',
    pronoun: '我 你 您 他 她 它 我们 你们 他们 她们 它们 自己 谁 大家 人们 咱们',
    verb: '是 有 没有 会 能 能够 可以 可能 应 应该 应当 必须 需要 需 要 想 来 去 让 使 使得 做 进行 已 已经 正在 正 曾 曾经 将会 不 没 不会 不能 并 不是 如何 请',
    other:
      '的 地 得 了 着 过 吗 呢 吧 啊 嗯 哦 也 都 就 还 又 再 才 只 很 更 最 太 非常 十分 或 或者 但 但是 而 而且 因为 所以 因此 如果 虽然 则 即 之 所 上 下 中 里 内 外 前 后 时 时候 以及 以上 以下 之后 之前 之间 其中 这样 那样 这里 那里 现在 目前 一 二 三 四 五 六 七 八 九 十 两 几 多 少 个 些 种 次 年 月 日 天 号 位 名 第一 第二 好 吗 然后 那么 怎么 为什么 多少 是否 有没有',
    link: '的 与 和 性',
    joins: '与 和',
  },
  ja: {
    noun: 'この その あの どの こんな そんな 各 ある',
    preposition:
      'から まで より へ に で と を が は も の や か など について による によって に対して として',
    pronoun: '私 彼 彼女 これ それ あれ ここ そこ どこ 誰 何 我々 あなた',
    verb: 'ない なかっ ます ました ません です でした だ だっ た て いる いた い ある あり する し した さ れる られ なる なり なっ できる でき べき よう なけれ',
    other:
      'ね よ ば ので のに けど しかし また そして および 及び または もしくは さらに ただし こと もの ため とき 時 場合 的 化 性 等 中 上 下 前 後 的な な お ご 一 二 三 四 五 六 七 八 九 十 つ 人 年 月 日',
    link: 'の 的 性 化',
    joins: '',
  },
};

/** Classes of the words of a language that have no meaning of their own. */
export class WordClasses {
  readonly #classes: ReadonlyMap<string, WordClass>;

  constructor(language: string) {
    this.#classes = classesOf(baseLanguage(language));
  }

  /** Undefined for a word with a meaning. */
  of(folded: string): WordClass | undefined {
    return this.#classes.get(folded);
  }
}

function classesOf(language: string): ReadonlyMap<string, WordClass> {
  const given = lists[language];
  if (given === undefined) return unlisted(language);
  const [links, joins] = [wordsOf(given.link), wordsOf(given.joins)];
  const kinds = ['other', 'verb', 'pronoun', 'preposition', 'noun'] as const;
  const pairs = kinds.flatMap((kind) =>
    [...wordsOf(given[kind])].map(
      (word) => [word, { kind, link: links.has(word), joins: joins.has(word) }] as const,
    ),
  );
  return new Map(pairs);
}

/** A language without lists has the words by which it is detected; none of them stands within a term. */
function unlisted(language: string): ReadonlyMap<string, WordClass> {
  const words = [...languagesOfWord].filter(([, known]) => known.includes(language));
  return new Map(words.map(([word]) => [word, { kind: 'other', link: false, joins: false }]));
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').filter(Boolean));
}
