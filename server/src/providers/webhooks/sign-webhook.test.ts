import { expect, test } from 'vitest';
import { signWebhook, writeSecret } from './sign-webhook.ts';

// The example of the Standard Webhooks specification.
test('signs id, time and body', () => {
  const headers = signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentAt: new Date(1614265330 * 1000),
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('writes a key that it can sign with', () => {
  expect(writeSecret(new Uint8Array([1, 2, 3]))).toBe('whsec_AQID');
});
