import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryOffice, OwnEnquiry } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import type { Handlers } from '../../../http/handlers.ts';
import { newestFirst, oldestFirst, pageOf } from '../../../http/answer/keyset-page.ts';
import { inviteInto } from '../invitations/inviting.ts';
import { newToken } from '../invitations/sent-invitations.ts';

const columns = fragment`e.id, e.name, e.other_name, e.wishes, e.by_mail, e.safe_hours, e.status, e.answer, e.answer_by,
  e.answered_at, e.created_at`;

/** What people without an invitation ask offices, and what comes of it. */
export const enquiries = {
  listEnquiryOffices: async ({ sql }) => ({
    offices: await sql<EnquiryOffice>`select * from private.enquiry_offices()`,
  }),

  getMyEnquiry: async ({ sql }) => {
    const [enquiry] = await sql<OwnEnquiry>`
      select ${columns}, null as case_id, facts.office, facts.is_invited
      from enquiries e cross join lateral private.enquiry_facts(e.id) facts
      where e.user_id = auth.uid() order by e.created_at desc, e.id desc limit 1`;
    return { enquiry: enquiry ?? null };
  },

  sendEnquiry: async ({ input: { organization_id, other_name, wishes, by_mail, safe_hours }, sql }) => {
    await sql`select private.send_enquiry(${organization_id}, ${other_name}, ${wishes}, ${by_mail}, ${safe_hours})`;
    return { ok: true as const };
  },

  withdrawEnquiry: async ({ sql }) => {
    await sql`select private.withdraw_enquiry()`;
    return { ok: true as const };
  },

  openEnquiryInvitation: async ({ sql }) => {
    const { token, hash } = newToken();
    await sql`select private.open_enquiry_invitation(${hash})`;
    return { token };
  },

  listEnquiries: async ({ input: { cursor, limit, state }, sql }) => {
    const isAnswered = state === 'answered';
    const { at, id } = (isAnswered ? newestFirst : oldestFirst)(cursor);
    const found = await sql<Enquiry>`
      select ${columns}, e.case_id from enquiries e
      where e.user_id <> auth.uid() and (e.status <> 'waiting') = ${isAnswered}
        and case when ${isAnswered} then (e.created_at, e.id) < (${at}::timestamptz, ${id}::uuid)
          else (e.created_at, e.id) > (${at}::timestamptz, ${id}::uuid) end
      order by case when ${isAnswered} then null else e.created_at end, case when ${isAnswered} then null else e.id end,
        e.created_at desc, e.id desc limit ${limit + 1}`;
    const { rows, next_cursor } = pageOf(found, limit, (it) => ({ at: it.created_at, id: it.id }));
    return { enquiries: rows, next_cursor };
  },

  acceptEnquiry: async ({ input: { enquiryId }, sql }) => {
    const [person] = await sql<{ name: string; other_name: string; email: string }>`
      select * from private.take_enquiry(${enquiryId})`;
    if (!person) return undefined;
    const { name, other_name: other, email } = person;
    const opened = randomUUID();
    await sql`select private.open_case(${opened}, ${`${name} – ${other}`.slice(0, 120)}, '', null)`;
    await sql`insert into case_intakes (case_id, name, email) values (${opened}, ${name}, ${email})`;
    await inviteInto(sql, { case_id: opened, email, name, role: 'divorcee', side: 'A' });
    await sql`select private.link_enquiry(${enquiryId}, ${opened})`;
    return { case_id: opened };
  },

  declineEnquiry: async ({ input: { enquiryId, answer }, sql }) => {
    await sql`select private.decline_enquiry(${enquiryId}, ${answer})`;
    return { ok: true as const };
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/enquiries')>;
