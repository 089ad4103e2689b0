import { fakeAlibaba } from './fake-alibaba.ts';
import { fakeAmazon } from './fake-amazon.ts';
import { fakeApertiumApy } from './fake-apertium-apy.ts';
import { fakeBaidu, fakeBaiduField, fakeBaiduLlm } from './fake-baidu.ts';
import { fakeCaiyun } from './fake-caiyun.ts';
import { fakeDeepl } from './fake-deepl.ts';
import { fakeGoogleV2, fakeGoogleV3 } from './fake-google.ts';
import { fakeHuawei } from './fake-huawei.ts';
import { fakeIflytek, fakeIflytekNew, fakeIflytekNiutrans } from './fake-iflytek.ts';
import { fakeLara } from './fake-lara.ts';
import { fakeLibreTranslateKey, startFakeLibreTranslate } from './fake-libretranslate.ts';
import { fakeLingvanex } from './fake-lingvanex.ts';
import { fakeMicrosoft } from './fake-microsoft.ts';
import { fakeModels } from './fake-models.ts';
import { fakeModernmt } from './fake-modernmt.ts';
import { fakeNiutrans } from './fake-niutrans.ts';
import { fakeOpenAiKey, fakeOpenAiModel, startFakeOpenAi } from './fake-openai.ts';
import { fakePapago } from './fake-papago.ts';
import { fakeSystran } from './fake-systran.ts';
import { fakeHunyuanTranslation, fakeTencent } from './fake-tencent.ts';
import { fakeTranslationModels } from './fake-translation-models.ts';
import type { FakeVendor } from './fake-vendor.ts';
import { fakeVolcengine } from './fake-volcengine.ts';
import { fakeYandex } from './fake-yandex.ts';
import { fakeYoudao, fakeYoudaoLlm } from './fake-youdao.ts';

/** One for every protocol; what vendors of the same protocol differ in is data. */
export const fakeVendors: readonly FakeVendor[] = [
  {
    id: 'openai-compatible',
    settings: { model: fakeOpenAiModel, apiKey: fakeOpenAiKey },
    needs: ['baseUrl', 'model'],
    streams: true,
    start: startFakeOpenAi,
  },
  {
    id: 'libretranslate',
    settings: { apiKey: fakeLibreTranslateKey },
    needs: ['baseUrl'],
    start: startFakeLibreTranslate,
  },
  fakeAmazon,
  fakeDeepl,
  fakeGoogleV2,
  fakeGoogleV3,
  fakeMicrosoft,
  fakeAlibaba,
  fakeBaidu,
  fakeBaiduField,
  fakeBaiduLlm,
  fakeCaiyun,
  fakeHuawei,
  fakeIflytek,
  fakeIflytekNew,
  fakeIflytekNiutrans,
  fakeNiutrans,
  fakeHunyuanTranslation,
  fakeTencent,
  fakeVolcengine,
  fakeYoudao,
  fakeYoudaoLlm,
  fakeApertiumApy,
  fakeLara,
  fakeLingvanex,
  fakeSystran,
  fakeModernmt,
  fakePapago,
  fakeYandex,
  ...fakeModels,
  ...fakeTranslationModels,
];
