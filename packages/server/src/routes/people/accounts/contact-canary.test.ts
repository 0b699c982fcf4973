import { type ApiClient, type Endpoint, endpoints, isEndpoint } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openFamily, say } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const canaries = {
  phone: '+44 117 496 0424',
  word: 'canary-code-word',
  hours: 'canary-hours',
  exit: 'https://canary-exit.example',
};

const calls = Object.entries(endpoints as object).filter(([, it]) => isEndpoint(it)) as [keyof ApiClient, Endpoint][];

// ASVS 8.2.3, 15.3.1
test('contact details of a party appear in no response to the other party, their lawyer or people outside the case', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, former, outsider, otherParty, caseId, organization, together, privateB, participantOfB } =
    family;
  await b.api.updateMe({
    phone: canaries.phone,
    quick_exit_url: canaries.exit,
    safe_contact: {
      channels: ['phone'],
      hours: canaries.hours,
      voicemail: false,
      neutral: true,
      code_word: canaries.word,
    },
  });
  await say(b, together);
  const secrets = [b.email, '+44 117 496 0999', '3 Canal Street', ...Object.values(canaries)];
  const input = {
    caseId,
    case_id: caseId,
    userId: b.id,
    orgId: organization,
    participantId: participantOfB.id,
    channelId: together,
    token: 'x'.repeat(43),
    slug: 'x',
    q: 'Ben',
  };
  const inputs = [input, { ...input, channelId: privateB }];
  for (const person of [a, lawyerA, former, outsider, otherParty])
    for (const [, endpoint] of calls.filter(([, { method }]) => method === 'GET'))
      for (const sent of inputs) {
        const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => sent[name as keyof typeof sent] ?? b.id);
        const query = new URLSearchParams({ q: sent.q, user_id: b.id, case_id: caseId });
        const response = await server.app.request(`${path}?${query}`, {
          headers: { authorization: `Bearer ${person.token}` },
        });
        const answer = await response.text();
        expect([endpoint.path, secrets.filter((secret) => answer.includes(secret))]).toEqual([endpoint.path, []]);
      }
  for (const table of [
    'contact_details',
    'person_settings',
    'profiles',
    'case_intakes',
    'invitations',
    'notifications',
  ])
    for (const person of [a, lawyerA, former, outsider, otherParty]) {
      const answer = JSON.stringify((await person.supabase.from(table).select()).data);
      expect([table, secrets.filter((secret) => answer.includes(secret))]).toEqual([table, []]);
    }
  const { user } = await family.mediator.api.getUser({ userId: b.id });
  expect(JSON.stringify(user)).toContain(canaries.word);
});
