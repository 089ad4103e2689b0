/**
 * Letters beyond a to z that a language written in Latin script uses in its own words; CLDR's main and auxiliary
 * exemplar characters, lower case. Names of other languages bring a few more into any text.
 */
export const ownLatinLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ca: 'àçéèíïóòúü·',
    cs: 'áčďéěíňóřšťúůýž',
    da: 'æøåéóáü',
    de: 'äöüßéàê',
    en: 'éèêëïöüçñáàâæœô',
    es: 'áéíñóúüïºª',
    et: 'äõöüšž',
    fi: 'äöåšž',
    fr: 'àâæçéèêëïîôœùûüÿº',
    hr: 'čćđšž',
    hu: 'áéíóöőúüű',
    id: 'éè',
    it: 'àéèìíîóòùúºª',
    lt: 'ąčęėįšųūž',
    lv: 'āčēģīķļņšūž',
    nb: 'æøåéèêóòôàü',
    nl: 'áäéëèêíïóöúüĳ',
    pl: 'ąćęłńóśźżé',
    pt: 'áâãàçéêíóôõúüºª',
    ro: 'ăâîșțşţ',
    sk: 'áäčďéíĺľňóôŕšťúýž',
    sl: 'čšžćđ',
    sv: 'åäöéàü',
    tr: 'çğıöşüâîûi̇',
    vi: 'àảãáạăằẳẵắặâầẩẫấậđèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵ',
  }),
);
