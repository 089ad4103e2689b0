import { z } from 'zod';
import { jsonRequest } from '../api/api-request.ts';
import { apiVendor } from '../api/api-vendor.ts';
import { bothWays, languageCodes } from '../api/language-codes.ts';
import { addressSetting, requiredSetting } from '../api/settings.ts';
import { endpoint } from '../http-failure.ts';

const settings = z.object({
  apiKey: requiredSetting,
  /** Address of the customer's own Lingvanex server, if there is one. */
  baseUrl: addressSetting('https://api-b2b.backenster.com'),
});

const answerSchema = z.object({ result: z.array(z.string()) });
const errorSchema = z.object({ err: z.string().min(1) });

/** Lingvanex. */
export const lingvanex = apiVendor({
  id: 'lingvanex',
  name: 'Lingvanex',
  settings,
  secretSettings: ['apiKey'],
  profile: { kind: 'machine-translation', protocol: 'lingvanex', terms: 'none' },
  limits: { segmentsPerRequest: 50, charactersPerRequest: 5_000, concurrency: 4 },
  languages: bothWays(
    languageCodes(
      `en=en_GB en-US=en_US zh-Hans=zh-Hans_CN zh-Hant=zh-Hant_TW de=de_DE fr=fr_FR es=es_ES it=it_IT pt-BR=pt_BR
      pt-PT=pt_PT nl=nl_NL sv=sv_SE da=da_DK nb=no_NO fi=fi_FI pl=pl_PL cs=cs_CZ sk=sk_SK sl=sl_SI hr=hr_HR
      sr-Cyrl=sr-Cyrl_RS bg=bg_BG ro=ro_RO hu=hu_HU el=el_GR tr=tr_TR ru=ru_RU uk=uk_UA be=be_BY et=et_EE lv=lv_LV
      lt=lt_LT ja=ja_JP ko=ko_KR th=th_TH vi=vi_VN id=id_ID ms=ms_MY ar=ar_EG he=he_IL fa=fa_IR hi=hi_IN bn=bn_BD
      ta=ta_IN te=te_IN ur=ur_PK ka=ka_GE hy=hy_AM az=az_AZ kk=kk_KZ uz=uz_UZ ky=ky_KG tg=tg_TJ mn=mn_MN my=my_MM
      km=km_KH lo=lo_LA ca=ca_ES eu=eu_ES gl=gl_ES is=is_IS ga=ga_IE mt=mt_MT af=af_ZA sw=sw_TZ fil=tl_PH sq=sq_AL
      mk=mk_MK bs=bs_BA`,
    ),
  ),
  codes: 'html',
  version: () => 'Lingvanex v3',
  request: ({ settings: { apiKey, baseUrl }, from, to, texts }) =>
    jsonRequest(
      endpoint(baseUrl, 'b1/api/v3/translate'),
      { platform: 'api', from, to, data: texts, translateMode: 'html' },
      { authorization: `Bearer ${apiKey}` },
    ),
  read(body) {
    const texts = answerSchema.safeParse(body).data?.result;
    return texts && { texts };
  },
  readError(body) {
    const err = errorSchema.safeParse(body).data?.err;
    return err === undefined ? undefined : { code: '', words: err };
  },
  errors: [
    ['quota', /balance|limit of characters|payment/i],
    ['rate', /too many|rate limit/i],
    ['auth', /api key|authori[sz]|token|access denied/i],
    ['unsupported-pair', /language|not supported/i],
    ['too-long', /too long|maximum length/i],
    ['upstream', /internal|unavailable|timeout/i],
  ],
});
