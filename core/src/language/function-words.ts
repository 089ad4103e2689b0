/**
 * Words that nearly every sentence of a language has some of. Languages that share most of them (Danish and Norwegian)
 * are distinguished only where the rest decides.
 */
const functionWords = {
  ar: 'في من على إلى أن هذا هذه التي الذي مع عن لا ما كان قد كل بعد بين أو هو هي ثم لم إذا حيث ذلك',
  bg: 'и на за се от да в с е не са по като или това че при до които който както са си ще има може между след',
  ca: 'el la els les de del dels en que i per amb un una és es no al als com més o són aquest aquesta seva seu però l d s n',
  cs: 'a v se na je že s z do o i pro ve to by jsou jako od po které který která nebo za při také jeho být ale není podle',
  da: 'og i at det er en til af for på med den de ikke som der et har kan fra eller ved skal om være hvis blev også',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über oder kann zum zur wenn',
  en: 'the of and to in a is that for it as was with be by on not he this are or his from at which but have an had they you were their has when will if can its we there been would all who what may other your any such these s t',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha este si ya esta cuando muy sin sobre también ser son entre y fue e han había hasta desde estos esta donde cuando también años',
  et: 'ja on ei et see oli kui ka mis oma või ning nii aga selle mida siis tema olid üle pärast kuni mille need veel',
  fi: 'ja on ei se että oli hän ovat ole mutta myös kun tai joka jos sen niin kuin tämä voi jotka sekä kanssa mukaan olla vain mitä siitä',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec ou cette aux son ses leur être sa mais été nous vous peut elle si l d c n s j qu ont ces cette entre alors après très tout tous avant dont quand comme bien où vos votre notre nos chez vers sous',
  hr: 'i u je se na za su da od s ne o koji koje koja ili kao iz po biti ali do nije bi kako sve može te',
  hu: 'a az és hogy nem is egy ez meg van volt csak már mint de ha vagy el azt ki kell még minden lehet nincs ezt után által között',
  id: 'yang dan di untuk dengan dari ini pada dalam tidak adalah itu akan ke atau oleh juga sebagai dapat telah karena bisa tersebut anda lebih ada mereka dia kami kita saya seorang sebuah banyak seperti menjadi tetapi saat ketika setelah sebelum beberapa para hanya antara dapat dengan bahwa secara harus namun memiliki hari orang tahun sudah juga pun lain sangat atas jika adanya karena',
  it: 'di e il la che in un a per è una del i non da le sono con si dei della alla come nel più gli al ha lo anche o se delle questo essere ma sul dal l d c dell all nell stato stati hanno era ed dai dalla nei tra due',
  lt: 'ir yra į su kad tai iš kaip bet ar buvo apie už arba per jo kuris kurie gali nuo taip pagal tik savo dėl',
  lv: 'un ir ar no par uz ka tas bet kas pēc vai kā lai pie tā bija kuri kurš nav var tiek gan šis savu arī',
  nb: 'og i det er på til som en av for at med ikke den de har et fra om kan eller var skal ved også blir etter hvis være men seg',
  nl: 'de van een het en in is dat op te met voor zijn niet die aan er als door bij ook naar om uit dit of worden wordt maar over kan deze heeft hebben tot',
  pl: 'w i na z się do nie że jest o to jak za od po przez dla są przy lub ale oraz może który która które tym tego być jego już',
  pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao das à seu sua ou quando muito nos já também pelo pela até isso é são ser foi estão eles ela ele há após sobre entre à às nas nos num numa essa esse este esta tem você',
  ro: 'de și în a la cu pe că o un din nu este pentru sau se ce mai care prin fi au dacă ca sunt al ale lui unei acest această după',
  ru: 'и в не на что с по как это для из но к у от за или о при так же его все бы если также был они может быть то до этого чтобы',
  sk: 'a v sa na je že s z do o aj pre vo to by sú ako od po ktoré ktorý ktorá alebo za pri jeho byť ale nie podľa',
  sl: 'in v je se na za da so z pa s ki ali kot po ne od pri tudi bi iz do lahko če biti bo',
  sv: 'och i att det som en på är av för med den till inte om ett har de kan från eller men vid ska var så du också efter',
  tr: 've bir bu için ile de da olarak en olan daha çok gibi ya veya ne kadar sonra her olduğu değil ancak göre ise tarafından',
  uk: 'і в не на що з у до як та за це для від або про його але є їх бути при також якщо може після цього які який',
  vi: 'và của là có cho không được các một trong những với này khi người để đã từ về ra như bạn đến hoặc tại theo trên sẽ',
};

/** Languages by the words that are frequent in them. */
export const languagesOfWord: ReadonlyMap<string, readonly string[]> = readLanguages();

export const languagesWithWords: ReadonlySet<string> = new Set(Object.keys(functionWords));

function readLanguages(): ReadonlyMap<string, readonly string[]> {
  const pairs = Object.entries(functionWords).flatMap(([language, words]) =>
    words.split(' ').map((word) => ({ language, word })),
  );
  const byWord = Map.groupBy(pairs, ({ word }) => word);
  return new Map(
    [...byWord].map(([word, some]) => [word, [...new Set(some.map(({ language }) => language))]]),
  );
}
