import { createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { signAliyunForm } from './aliyun-rpc-signature.ts';
import { signAliyunRequest } from './aliyun-signature.ts';
import { signGoogleToken } from './google-token.ts';
import { huaweiStringToSign, signHuaweiRequest } from './huawei-signature.ts';
import { signTencentRequest } from './tencent-signature.ts';
import { awsV4, signV4Request, volcengineV4 } from './v4-signature.ts';
import { signXfyunHeaders, signXfyunUrl } from './xfyun-signature.ts';

test('signs as the example of the Alibaba Cloud documentation does', () => {
  const { authorization } = signAliyunRequest(
    {
      method: 'POST',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      body: '',
    },
    { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
  );
  expect(authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('signs as the example of the Tencent Cloud documentation does', () => {
  const { authorization } = signTencentRequest(
    {
      service: 'cvm',
      host: 'cvm.tencentcloudapi.com',
      action: 'DescribeInstances',
      timestamp: 1_551_113_065,
      payload: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
    },
    { secretId: 'id', secretKey: '*'.repeat(32) },
  );
  expect(authorization).toBe(
    'TC3-HMAC-SHA256 Credential=id/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
  );
});

test('signs a form as Alibaba Cloud checks it', () => {
  const parameters = {
    AccessKeyId: 'testid',
    Action: 'GetBatchTranslate',
    ApiType: 'translate_standard',
    Format: 'JSON',
    FormatType: 'text',
    Scene: 'general',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: 'nonce-1',
    SignatureVersion: '1.0',
    SourceLanguage: 'en',
    SourceText: '{"0":"hello (world)*!"}',
    TargetLanguage: 'zh',
    Timestamp: '2026-01-02T03:04:05Z',
    Version: '2018-10-12',
  };
  const form = new URLSearchParams(signAliyunForm(parameters, 'testsecret'));
  expect(form.get('Signature')).toBe('GpC7VhK/MOviFOAeHbqBzTiQC50=');
});

const moment = new Date('2026-01-02T03:04:05Z');

test('signs as the SDK of Volcengine does', () => {
  const headers = signV4Request(
    volcengineV4,
    {
      url: 'https://translate.volcengineapi.com/?Version=2020-06-01&Action=TranslateText',
      headers: { 'content-type': 'application/json' },
      body: '{"SourceLanguage":"en","TargetLanguage":"zh","TextList":["hello"]}',
      service: 'translate',
      region: 'cn-north-1',
      now: moment,
    },
    { accessKeyId: 'AKTEST', secretAccessKey: 'SKTEST' },
  );
  expect(headers).toMatchObject({
    'x-date': '20260102T030405Z',
    'x-content-sha256': 'ec34e229017f20f239759878539e5b43802ac45d2329c4b7b0d9439e0ef8b7af',
    authorization:
      'HMAC-SHA256 Credential=AKTEST/20260102/cn-north-1/translate/request, SignedHeaders=host;x-content-sha256;x-date, Signature=04667deef4c82b8df0f0f50885f3d815040cc00513786d8deb6409ea77734c60',
  });
});

test('signs as the SDK of Amazon does', () => {
  const headers = signV4Request(
    awsV4,
    {
      url: 'https://translate.us-east-1.amazonaws.com/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSShineFrontendService_20170701.TranslateText',
      },
      body: '{"Text":"hello","SourceLanguageCode":"en","TargetLanguageCode":"zh"}',
      service: 'translate',
      region: 'us-east-1',
      now: moment,
    },
    { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
  );
  expect(headers['authorization']).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20260102/us-east-1/translate/aws4_request, SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date;x-amz-target, Signature=be94a11fcb129c3bff5dc20566a26ead2ca4d372493d8a64ea487720fd659067',
  );
});

test('hashes what is to be signed as the example of Huawei Cloud does', () => {
  const request = {
    method: 'GET',
    url: 'https://service.region.example.com/v1/77b6a44cba5143ab91d13ab9a8ff44fd/vpcs?limit=2&marker=13551d6b-755d-4757-b956-536f674975c0',
    contentType: 'application/json',
    body: '',
    now: new Date('2019-11-15T03:36:55Z'),
  } as const;
  expect(huaweiStringToSign(request, '20191115T033655Z')).toBe(
    'SDK-HMAC-SHA256\n20191115T033655Z\nb25362e603ee30f4f25e7858e8a7160fd36e803bb2dfe206278659d71a9bcd7a',
  );
});

const xfyunKeys = { apiKey: 'APIKEY', apiSecret: 'APISECRET' };

test('signs the digest of a body as iFlytek checks it', () => {
  const body = '{"common":{"app_id":"APPID"},"business":{"from":"cn","to":"en"},"data":{"text":"5L2g5aW9"}}';
  const headers = signXfyunHeaders({ url: 'https://itrans.xfyun.cn/v2/its', body, now: moment }, xfyunKeys);
  expect(headers).toEqual({
    date: 'Fri, 02 Jan 2026 03:04:05 GMT',
    digest: 'SHA-256=kJyFhKRsKw95jTKGIfhBmyLeJkQ5OJYbHmnxE37uRxU=',
    authorization:
      'api_key="APIKEY", algorithm="hmac-sha256", headers="host date request-line digest", signature="OCISghcEWcSTpPkNqm434n8XQqsxsjGA7g/t30E9z8M="',
  });
});

test('signs an address as iFlytek checks it', () => {
  const url = new URL(signXfyunUrl({ url: 'https://itrans.xf-yun.com/v1/its', now: moment }, xfyunKeys));
  const written = Buffer.from(url.searchParams.get('authorization') ?? '', 'base64').toString();
  expect(written).toContain('signature="Y8U9n8e3X9cU5+lI6Guah4KyDTbCmPMHb2dGK9ef4v4="');
  expect(url.searchParams.get('date')).toBe('Fri, 02 Jan 2026 03:04:05 GMT');
});

test('names the key of Huawei Cloud, never the secret', () => {
  const keys = { accessKey: 'AK', secretKey: 'hidden' };
  const url = 'https://nlp.example.com/v1/p/translate';
  const request = { method: 'POST', url, contentType: 'application/json', body: '{}', now: moment } as const;
  const headers = signHuaweiRequest(request, keys);
  expect(headers['authorization']).toMatch(
    /^SDK-HMAC-SHA256 Access=AK, SignedHeaders=content-type;host;x-sdk-date, Signature=[0-9a-f]{64}$/,
  );
  expect(JSON.stringify(headers)).not.toContain('hidden');
  expect(signHuaweiRequest({ ...request, body: '{ }' }, keys)).not.toEqual(headers);
});

test('a token for Google is signed by the account and ends after an hour', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const audience = 'https://translation.googleapis.com/';
  const token = signGoogleToken({ email: 'a@example.com', privateKey }, audience, moment);
  const [header = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    iss: 'a@example.com',
    sub: 'a@example.com',
    aud: audience,
    iat: moment.getTime() / 1000,
    exp: moment.getTime() / 1000 + 3_600,
  });
  const verify = createVerify('RSA-SHA256').update(`${header}.${claims}`);
  expect(verify.verify(publicKey, signature, 'base64url')).toBe(true);
});
