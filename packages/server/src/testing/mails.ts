import { expect } from 'vitest';
import { type MailText, writeMail } from '../mail/write-mail.ts';
import type { TestServer } from '../testing.ts';

/** The queued mails to an address, as they would be written, oldest first. */
export async function mailsTo({ owner }: TestServer, address: string): Promise<MailText[]> {
  const waiting = await owner<{ template: string; facts: unknown }>`
    select template, facts from private.mails where address = ${address} and sent_at is null order by created_at, id`;
  return waiting.map(({ template, facts }) => writeMail(template, facts, 'http://test'));
}

/** Requests a password reset and returns the code of its link. */
export async function resetCode(server: TestServer, email: string): Promise<string> {
  const codes = async () =>
    (await mailsTo(server, email)).flatMap(({ text }) => /\/reset\?token_hash=([\w-]+)/.exec(text)?.[1] ?? []);
  const before = (await codes()).length;
  await server.guest.requestPasswordReset({ email });
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(before);
  return (await codes()).at(-1)!;
}
