import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openFamily, overRest, whoMay, whoSees } from '../../../testing/family.ts';
import { addRow, changeRows } from '../../../testing/rows.ts';
import { server } from '../../../testing/server.ts';

const lawyerOfB = { name: 'Lawyer', role: 'lawyer', side: 'B' } as const;

test('invitations are readable by the mediator of the case, and not by admins', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  expect(
    await whoSees(family, ({ sql }) => sql((sql) => sql`select id, email from invitations where case_id = ${caseId}`)),
  ).toEqual(['mediator']);
  expect(await whoSees(family, (it) => overRest(it, 'invitations', 'email, status', ['case_id', caseId]))).toEqual([
    'mediator',
  ]);
});

// ASVS 6.5.2
test('the database stores only the hash of an invitation token, and people cannot read it', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const { token, invitation } = await mediator.api.invite({ caseId, email: 'one@test.example', ...lawyerOfB });
  const [row] = await server.owner`select * from invitations where id = ${invitation.id}`;
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row).toMatchObject({ token_hash: createHash('sha256').update(token).digest('hex') });
  expect(await whoSees(family, (it) => overRest(it, 'invitations', 'token_hash', ['id', invitation.id]))).toEqual([]);
  expect(await whoSees(family, (it) => overRest(it, 'invitations', '*', ['id', invitation.id]))).toEqual([]);
  expect(
    await whoSees(family, ({ sql }) =>
      sql((sql) => sql`select id from invitations where token_hash = ${String(row?.['token_hash'])}`),
    ),
  ).toEqual([]);
});

test('the mediator of a case and admins can invite into it', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  expect(
    await whoMay(family, ({ api, id }) => api.invite({ caseId, email: `${id}@test.example`, ...lawyerOfB })),
  ).toEqual(['mediator', 'admin', 'officeAdmin']);
});

test('people cannot add an invitation for another case or for a taken participant', async () => {
  const family = await openFamily(server);
  const { caseId, otherCaseId, participantOfA } = family;
  for (const case_id of [caseId, otherCaseId])
    expect(
      await whoMay(family, (person) => {
        const row = {
          case_id,
          participant_id: participantOfA.id,
          email: 'x@test.example',
          token_hash: `${person.id} ${case_id}`,
        };
        return addRow(person, 'invitations', row);
      }),
    ).toEqual([]);
});

test('the mediator of the case can revoke an invitation, and people cannot change it in any other way', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const { invitation } = await mediator.api.invite({ caseId, email: 'two@test.example', ...lawyerOfB });
  const update = (change: Record<string, string>) =>
    whoSees(family, (it) => changeRows(it, 'invitations', change, ['id', invitation.id]));
  for (const change of [
    { status: 'accepted' },
    { email: 'me@test.example' },
    { expires_at: '2099-01-01' },
    { token_hash: 'mine' },
    { participant_id: family.participantOfA.id },
  ])
    expect(await update(change)).toEqual([]);
  expect(await update({ status: 'revoked' })).toEqual(['mediator']);
  expect(await update({ status: 'pending' })).toEqual([]);
});
