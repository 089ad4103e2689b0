import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openSmtp } from './smtp.ts';

async function catchMails(refusal?: { readonly responseCode: number }) {
  const mails: { to: readonly string[]; content: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const content = await text(stream);
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), content });
      done(refusal ? Object.assign(new Error('refused'), refusal) : null);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const sender = openSmtp({ url: `smtp://127.0.0.1:${port}`, from: '译梭 <no-reply@example.com>' });
  return { mails, sender };
}

const mail = { to: 'li@example.com', subject: '验证码 042917', text: '您的验证码是 042917。' };

test('sends a mail with Chinese words to one receiver', async () => {
  const { mails, sender } = await catchMails();
  await sender.send(mail);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(['li@example.com']);
  expect(mails[0]?.content).toContain('=?UTF-8?');
  expect(mails[0]?.content).toContain(Buffer.from(mail.text).toString('base64'));
});

// V05: names, subjects and addresses add no header and no receiver.
test.each([
  { ...mail, subject: 'code\r\nBcc: thief@example.com' },
  { ...mail, to: 'li@example.com\nthief@example.com' },
])('refuses a line break in a header: %j', async (broken) => {
  const { mails, sender } = await catchMails();
  await expect(sender.send(broken)).rejects.toMatchObject({ fault: 'refused' });
  expect(mails).toEqual([]);
});

test('takes a comma in an address for no second receiver', async () => {
  const { mails, sender } = await catchMails();
  await sender.send({ ...mail, to: 'li@example.com,thief@example.com' }).catch(() => undefined);
  expect(mails.flatMap(({ to }) => to)).not.toContain('thief@example.com');
});

test.each([
  [550, 'refused'],
  [450, 'flow-limit'],
])('tells a server that answers %i as %s', async (responseCode, fault) => {
  const { sender } = await catchMails({ responseCode });
  await expect(sender.send(mail)).rejects.toMatchObject({ fault });
});

test('is unreachable where nobody listens', async () => {
  const sender = openSmtp({ url: 'smtp://127.0.0.1:9', from: 'a@example.com' });
  await expect(sender.send(mail)).rejects.toMatchObject({ fault: 'unreachable' });
});
