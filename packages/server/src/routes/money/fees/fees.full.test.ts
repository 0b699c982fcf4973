// Guards packages/server/src/routes/money/fees/** packages/server/src/routes/organizations/fees/** packages/api-client/src/endpoints/money/** supabase/migrations/20261201101500_fees.sql
import { expect, test } from 'vitest';
import { addParticipant, type Family, intakeOf, openFamily, overRest, whoMay } from '../../../testing/family.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { server } from '../../../testing/server.ts';
import { insertSession } from '../../sessions/insert-session.fixture.ts';
import { charge, rateCard, send, setRates, share } from './fees.fixture.ts';

const invalid = { code: 'invalid' };
const conflict = { code: 'conflict' };
const notFound = { code: 'not_found' };

const notificationsOf = async ({ api }: Family['a']) =>
  (await api.listNotifications()).notifications.map(({ message }) => message).filter((it) => /fees/.test(it));

test('two shares are the total to the smallest unit, and the tax is within it, for every percent', async () => {
  const [wrong] = await server.owner<{ count: number }>`
    select count(*)::int as count
    from generate_series(0, 100) as percent, unnest(array[1, 2, 3, 99, 101, 43201, 999999937]::bigint[]) as total,
      private.first_share(total, percent) as first
    where first not between 0 and total or abs(first * 100 - total * percent) > 50`;
  expect(wrong!.count).toBe(0);
  const [taxes] = await server.owner`
    select private.tax_within(43200, 20) as even, private.tax_within(100, 21) as uneven, private.tax_within(5, 0) as none`;
  expect(taxes).toEqual({ even: 7_200, uneven: 17, none: 0 });
});

test('an admin of the office keeps the rate card, of a version and when it is right, and nobody else does', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId } = family;
  expect((await officeAdmin.api.getOrganizationFees({ orgId })).fees).toMatchObject({ is_on: false, version: 0 });
  expect(await whoMay(family, ({ api }) => api.getOrganizationFees({ orgId }))).toEqual(['admin', 'officeAdmin']);
  const save = (changes: Partial<typeof rateCard>, version = 0) =>
    officeAdmin.api.saveOrganizationFees({ orgId, card: { ...rateCard, ...changes }, version });
  await expect(save({ seller: ' ' })).rejects.toMatchObject(invalid);
  await expect(save({ rate_minor: 0 })).rejects.toMatchObject(invalid);
  await expect(save({ tax_name: '' })).rejects.toMatchObject(invalid);
  for (const link_template of ['http://pay.example.org', 'https://pay.example.org/{card}', 'javascript:alert(1)'])
    await expect(save({ link_template })).rejects.toMatchObject(invalid);
  const falling = [
    { up_to_minor: 200, rate_minor: 1 },
    { up_to_minor: 100, rate_minor: 2 },
    { up_to_minor: null, rate_minor: 3 },
  ];
  await expect(save({ bands: falling })).rejects.toMatchObject(invalid);
  expect((await save({})).fees).toMatchObject({ ...rateCard, version: 1 });
  await expect(save({ rate_minor: 1 })).rejects.toMatchObject(conflict);
  const card = { ...rateCard, rate_minor: 5 };
  expect(
    await whoMay(family, ({ api }) => api.saveOrganizationFees({ orgId, card, version: 1 }).catch(unlessStale)),
  ).toEqual(['admin', 'officeAdmin']);
});

/** A stale version is no refusal of the person. */
const unlessStale = (error: unknown) => {
  if ((error as { code: string }).code !== 'conflict') throw error;
};

test('the mediator alone records time and shares, and sends each party an invoice that nobody else reads', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, lawyerA, lawyerB, caseId, participantOfA, participantOfB } = family;
  expect((await mediator.api.getCaseFees({ caseId })).fees).toBeNull();
  await expect(charge(family)).rejects.toMatchObject(conflict);
  await setRates(family);
  expect(await whoMay(family, ({ api }) => api.getCaseFees({ caseId }))).toEqual(['mediator']);
  const time = {
    caseId,
    session_id: null,
    on_day: '2026-11-17',
    what: 'A call about Ada',
    minutes: 75,
    is_charged: true,
  };
  expect(await whoMay(family, ({ api }) => api.addTime(time))).toEqual(['mediator']);
  await charge(family, 'Reading money papers', false);
  const { sessionId } = await insertSession(server.owner, family, [participantOfA.id, participantOfB.id], 'completed');
  await expect(
    mediator.api.saveCaseFees({
      caseId,
      share_a: 60,
      share_b: 50,
      ahead_a_minor: 0,
      ahead_b_minor: 0,
      band_up_to: null,
      version: 0,
    }),
  ).rejects.toMatchObject(invalid);
  await share(family, 50, [6_000, 0]);
  const { fees } = await mediator.api.getCaseFees({ caseId });
  expect(fees).toMatchObject({
    bill_minor: 43_200,
    shares: [
      { share: 50, share_minor: 21_600, used_minor: 6_000, number: expect.stringMatching(/-041$/) },
      { share: 50, share_minor: 21_600, used_minor: 0, number: expect.stringMatching(/-042$/) },
    ],
  });
  expect(fees!.time.find((it) => it.session_id === sessionId)).toMatchObject({ id: null, amount_minor: 21_600 });

  const sending = { caseId, expected_minor: 43_200 };
  await expect(mediator.api.sendInvoices({ caseId, expected_minor: 1 })).rejects.toMatchObject(conflict);
  expect(await whoMay(family, ({ api }) => api.sendInvoices(sending))).toEqual(['mediator']);
  const [ofA, ofB] = (await mediator.api.listInvoices({ caseId })).invoices;
  const numbers = [ofA!.number, ofB!.number];
  const { fees: after } = await mediator.api.getCaseFees({ caseId });
  expect(after).toMatchObject({ time: [], bill_minor: 0 });
  expect(after!.invoiced.map((it) => [it.what, it.minutes, it.numbers])).toContainEqual([
    'A call about Ada',
    75,
    numbers,
  ]);
  expect(ofA).toMatchObject({ party_name: a.name, tax_minor: 3_600, due_minor: 15_600, state: 'open' });
  expect(ofA!.payment_link).toBe(`https://pay.example.org/?invoice=${ofA!.number}&amount=156.00`);
  expect(ofB).toMatchObject({ party_name: b.name, due_minor: 21_600 });

  for (const [person, own] of [
    [a, ofA],
    [b, ofB],
  ] as const) {
    expect((await person.api.listInvoices({ caseId })).invoices.map(({ id }) => id)).toEqual([own!.id]);
    expect(await overRest(person, 'invoices', 'id', ['case_id', caseId])).toEqual([{ id: own!.id }]);
    expect(await notificationsOf(person)).toEqual(['There is something about fees for you in your case.']);
    expect(JSON.stringify(await person.api.listInvoices({ caseId }))).not.toContain('A call about Ada');
    for (const table of ['time_entries', 'case_fees'])
      expect(await overRest(person, table, 'case_id', ['case_id', caseId])).toEqual([]);
  }
  for (const lawyer of [lawyerA, lawyerB]) {
    expect((await lawyer.api.listInvoices({ caseId })).invoices).toEqual([]);
    expect(await overRest(lawyer, 'invoices', 'id', ['case_id', caseId])).toEqual([]);
    expect(await notificationsOf(lawyer)).toEqual([]);
  }
  const pdf = await whoMay(family, ({ api }) => api.downloadInvoice({ invoiceId: ofA!.id, language: 'en' }));
  expect(pdf).toEqual(['mediator', 'a']);
});

test('an invoice keeps its figures when the rate changes, and what is invoiced no longer changes', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  await setRates(family);
  await charge(family);
  const { time } = (await mediator.api.getCaseFees({ caseId })).fees!;
  const { id, version } = time[0]!;
  const timeId = id!;
  const changed = { timeId, on_day: '2026-11-18', what: 'A call', minutes: 30, is_charged: true };
  expect(await whoMay(family, ({ api }) => api.updateTime({ ...changed, version }).catch(unlessStale))).toEqual([
    'mediator',
  ]);
  await expect(mediator.api.updateTime({ ...changed, version })).rejects.toMatchObject(conflict);
  await charge(family, 'Another one');
  const { time: both } = (await mediator.api.getCaseFees({ caseId })).fees!;
  const { id: otherId } = both.find(({ what }) => what === 'Another one')!;
  expect(await whoMay(family, ({ api }) => api.removeTime({ timeId: otherId! }))).toEqual(['mediator']);
  const [before] = await send(family);
  await setRates(family, { rate_minor: 99_900, tax_percent: 21, seller: 'Another Ltd' });
  const [after] = (await mediator.api.listInvoices({ caseId })).invoices;
  expect(after).toEqual(before);
  await expect(mediator.api.removeTime({ timeId })).rejects.toMatchObject(conflict);
  await expect(send(family)).rejects.toMatchObject(conflict);
});

test('money paid ahead never takes an invoice below zero, and the rest stays for the next one', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  await setRates(family);
  await charge(family);
  await share(family, 50, [50_000, 0]);
  const [ofA] = await send(family);
  expect(ofA).toMatchObject({ ahead_minor: 10_800, due_minor: 0, state: 'paid', payment_link: null });
  await charge(family, 'Joint session 2');
  const { shares } = (await mediator.api.getCaseFees({ caseId })).fees!;
  expect(shares).toMatchObject([{ ahead_minor: 39_200, used_minor: 10_800 }, { ahead_minor: 0 }]);
});

test('an income band has to be chosen, a fixed fee is charged once, and a share of nothing gets no invoice', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const bands = [
    { up_to_minor: 3_000_000, rate_minor: 8_000 },
    { up_to_minor: null, rate_minor: 20_000 },
  ];
  await setRates(family, { bands });
  await charge(family);
  await expect(mediator.api.sendInvoices({ caseId, expected_minor: 0 })).rejects.toMatchObject(conflict);
  await share(family, 100, [0, 0], 3_000_000);
  expect((await mediator.api.getCaseFees({ caseId })).fees).toMatchObject({ rate_minor: 8_000, bill_minor: 8_000 });
  await share(family, 100, [0, 0], 0);
  await setRates(family, { bands, charging: 'fixed' });
  expect((await send(family)).map((it) => [it.participant_id, it.due_minor])).toEqual([
    [family.participantOfA.id, 20_000],
  ]);
  expect((await mediator.api.getCaseFees({ caseId })).fees!.bill_minor).toBe(0);
  await setRates(family, { charging: 'hour' });
  await charge(family);
  expect((await mediator.api.getCaseFees({ caseId })).fees!.bill_minor).toBe(27_000);
});

test('the mediator notes payments up to what is open, reminds once a day and cancels by a credit note', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, caseId } = family;
  await setRates(family);
  await charge(family);
  const [ofA, ofB] = await send(family);
  const invoiceId = ofA!.id;
  const paying = { invoiceId, amount_minor: 800, paid_on: '2026-11-20' };
  expect(await whoMay(family, ({ api }) => api.payInvoice(paying))).toEqual(['mediator']);
  await expect(mediator.api.payInvoice({ ...paying, amount_minor: 10_001 })).rejects.toMatchObject(invalid);
  await expect(mediator.api.payInvoice({ ...paying, paid_on: '2999-01-01' })).rejects.toMatchObject(invalid);
  const [partly] = (await a.api.listInvoices({ caseId })).invoices;
  expect(partly).toMatchObject({ state: 'part_paid', paid_minor: 800 });
  expect(await whoMay(family, ({ api }) => api.remindOfInvoice({ invoiceId }))).toEqual(['mediator']);
  await expect(mediator.api.remindOfInvoice({ invoiceId })).rejects.toMatchObject(conflict);
  expect(await notificationsOf(a)).toHaveLength(2);
  expect(await notificationsOf(b)).toHaveLength(1);

  expect(await whoMay(family, ({ api }) => api.cancelInvoice({ invoiceId }))).toEqual(['mediator']);
  for (const again of [() => mediator.api.cancelInvoice({ invoiceId }), () => mediator.api.payInvoice(paying)])
    await expect(again()).rejects.toMatchObject(conflict);
  const own = (await a.api.listInvoices({ caseId })).invoices;
  expect(own.map(({ kind, state, number, other_number }) => [kind, state, number, other_number])).toEqual([
    ['invoice', 'cancelled', ofA!.number, expect.stringMatching(/^C/)],
    ['credit_note', 'credit_note', expect.stringMatching(/^C\d{4}-001$/), ofA!.number],
  ]);
  expect((await mediator.api.getCaseFees({ caseId })).fees).toMatchObject({
    bill_minor: 0,
    shares: [{ ahead_minor: 800 }, {}],
  });
  await mediator.api.cancelInvoice({ invoiceId: ofB!.id });
  expect((await mediator.api.getCaseFees({ caseId })).fees!.bill_minor).toBe(21_600);
  await expect(mediator.api.downloadInvoice({ invoiceId: own[1]!.id, language: 'es' })).resolves.toMatchObject({
    type: 'application/pdf',
  });
});

/** Another case of both parties of a family, of the same mediator. */
async function anotherCase({ mediator, a, b }: Family) {
  const { case: opened } = await mediator.api.createCase(intakeOf(a));
  for (const [person, side] of [
    [a, 'A'],
    [b, 'B'],
  ] as const)
    await addParticipant(mediator, opened.id, person, { role: 'divorcee', side });
  return { mediator, caseId: opened.id };
}

test('numbers have no gap when several cases send at the same moment and some are refused', async () => {
  const family = await openFamily(server);
  await setRates(family, { first_number: 1 });
  const cases = [family, await anotherCase(family), await anotherCase(family)];
  for (const it of cases) await charge(it);
  const sendings = cases.flatMap(({ mediator, caseId }) =>
    [21_600, 21_600, 5].map((expected_minor) => () => mediator.api.sendInvoices({ caseId, expected_minor })),
  );
  const found = await outcomes(sendings.map((it) => it()));
  expect(found.filter((it) => it === 'done')).toHaveLength(3);
  const sent = await Promise.all(cases.map(({ mediator, caseId }) => mediator.api.listInvoices({ caseId })));
  const numbers = sent.flatMap(({ invoices }) => invoices.map(({ number }) => number.slice(5))).toSorted();
  expect(numbers).toEqual(['001', '002', '003', '004', '005', '006']);
});

test('an admin of the office exports its invoices of a year, and admins elsewhere and others none', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId } = family;
  await setRates(family);
  await charge(family);
  const [ofA] = await send(family);
  await family.mediator.api.cancelInvoice({ invoiceId: ofA!.id });
  const year = Number(ofA!.issued_on.slice(0, 4));
  expect(await whoMay(family, ({ api }) => api.exportInvoices({ orgId, year }))).toEqual(['admin', 'officeAdmin']);
  const { invoices } = await officeAdmin.api.exportInvoices({ orgId, year });
  expect(invoices.map((it) => [it.kind, it.state, it.net_minor, it.tax_minor, it.total_minor])).toEqual([
    ['invoice', 'cancelled', 9_000, 1_800, 10_800],
    ['invoice', 'open', 9_000, 1_800, 10_800],
    ['credit_note', 'credit_note', 9_000, 1_800, 10_800],
  ]);
  expect(invoices[2]!.cancels).toBe(ofA!.number);
  await expect(family.otherAdmin.api.exportInvoices({ orgId, year })).rejects.toMatchObject(notFound);
});
