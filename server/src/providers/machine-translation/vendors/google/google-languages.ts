import { bothWays, languageCodes } from '../api/language-codes.ts';

/** Languages of the general model; `zh` alone would mean simplified Chinese. */
export const googleLanguages = bothWays(
  languageCodes(
    `af sq am ar hy as ay az bm eu be bn bho bs bg ca ceb zh-Hans=zh-CN zh-Hant=zh-TW co hr cs da dv doi nl en
    eo et ee fil fi fr fy gl ka de el gn gu ht ha haw he hi hmn hu is ig ilo id ga it ja jv kn kk km rw gom ko
    kri ku ckb ky lo la lv ln lt lg lb mk mai mg ms ml mt mi mr mni-Mtei lus mn my ne no ny or om ps fa pl pt-BR=pt
    pt-PT pa qu ro ru sm sa gd nso sr st sn sd si sk sl so es su sw sv tg ta tt te th ti ts tr tk ak uk ur ug uz
    vi cy xh yi yo zu`,
  ),
);
