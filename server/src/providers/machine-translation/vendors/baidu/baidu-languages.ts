import { bothWays, languageCodes } from '../api/language-codes.ts';

export const baiduLanguages = bothWays(
  languageCodes(
    `zh-Hans=zh en yue zh-Hant=cht ja=jp ko=kor fr=fra es=spa th ar=ara ru pt de it el nl pl bg=bul et=est da=dan
    fi=fin cs ro=rom sl=slo sv=swe hu vi=vie`,
  ),
);
