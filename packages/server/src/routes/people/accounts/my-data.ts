import type { ErasureRequest, KeptRecord } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';

type Row = Record<string, unknown>;

/**
 * The queries of the export by section: only rows that the caller wrote or that describe the caller. Add a line for
 * each new table.
 */
const sections: Record<string, (sql: Sql) => Promise<Row[]>> = {
  profile: (sql) => sql`select id, name, role, requested_role, organization_id, created_at from private.my_profile()`,
  contact_details: (sql) => sql`
    select d.user_id, d.email, d.phone, d.safe_channels, d.safe_hours, d.safe_voicemail, d.safe_neutral, d.safe_confirmed_at,
      w.code_word as safe_code_word
    from contact_details d, private.code_words_of(array[auth.uid()]) w where d.user_id = auth.uid()`,
  settings: (sql) => sql`select * from person_settings where user_id = auth.uid()`,
  cases: (sql) => sql`
    select c.id, c.reference, c.title, c.status, c.step, p.role, p.side, p.status as part, p.joined_at
    from case_participants p join cases c on c.id = p.case_id where p.user_id = auth.uid() order by p.created_at`,
  intakes: (sql) => sql`
    select id, case_id, status, name, email, phone, date_of_birth, address, marriage_details, children,
      financial_situation, uploads, preferences, access_needs, replies, consent, created_at, submitted_at
    from case_intakes where user_id = auth.uid() order by created_at, id`,
  safety_answers: (sql) => sql`
    select case_id, answers, prefers_to_talk, updated_at from safety_answers where user_id = auth.uid() order by case_id`,
  contacts: (sql) => sql`
    select id, name, email, phone, note, safe_channels, safe_hours, safe_voicemail, safe_neutral, safe_code_word,
      created_at, updated_at from contacts where mediator_id = auth.uid() order by created_at, id`,
  requests: (sql) => sql`
    select id, case_id, session_id, version_id, signature_id, kind, note, created_at, handled_at, answer from case_requests where user_id = auth.uid() order by created_at, id`,
  notes: (sql) => sql`
    select id, case_id, text, kind, tags, created_at, updated_at from case_notes
    where author_id = auth.uid() order by created_at, id`,
  messages: (sql) => sql`
    select id, case_id, channel_id, content, created_at from chat_messages where sender_id = auth.uid()
    order by created_at, id`,
  documents: (sql) => sql`
    select id, case_id, doc_type, period_from, period_to, file_name, mime, bytes, sha256, audience, status, created_at
    from uploads where owner_id = auth.uid() order by created_at, id`,
  document_comments: (sql) => sql`
    select id, case_id, upload_id, page, audience, text, created_at from document_comments
    where author_id = auth.uid() order by created_at, id`,
  sessions: (sql) => sql`
    select s.id, s.case_id, s.kind, s.mode, s.status, s.starts_at + make_interval(mins => mine.arrives_minutes) as starts_at, s.time_zone,
      coalesce(mine.leaves_minutes, s.minutes) - mine.arrives_minutes as minutes, mine.attendance
    from session_attendees mine join case_participants p on p.id = mine.participant_id
    join sessions s on s.id = mine.session_id where p.user_id = auth.uid() order by s.created_at, s.id`,
  session_answers: (sql) => sql`
    select mine.session_id, slot.starts_at, mine.answer from slot_answers mine
    join case_participants p on p.id = mine.participant_id join session_slots slot on slot.id = mine.slot_id
    where p.user_id = auth.uid() order by slot.starts_at, mine.id`,
  session_requests: (sql) => sql`
    select mine.session_id, mine.reason, mine.starts_at, mine.status, mine.answer, mine.created_at from session_requests mine
    join case_participants p on p.id = mine.participant_id where p.user_id = auth.uid() order by mine.created_at, mine.id`,
  session_words: (sql) => sql`
    select mine.session_id, mine.about, mine.text, mine.created_at from session_words mine
    join case_participants p on p.id = mine.participant_id where p.user_id = auth.uid() order by mine.created_at, mine.id`,
  signatures: (sql) => sql`
    select mine.case_id, mine.version_id, mine.name, mine.hash, mine.method, mine.signed_at, mine.signed_on,
      (select p.name from profiles p where p.id = mine.recorded_by) as recorded_by_name from agreement_signatures mine
    join case_participants p on p.id = mine.participant_id where p.user_id = auth.uid() order by mine.signed_at, mine.id`,
  invoices: (sql) => sql`
    select mine.case_id, mine.kind, mine.number, mine.issued_on::text, mine.due_on::text, mine.currency, mine.lines, mine.bill_minor,
      mine.share, mine.share_minor, mine.tax_name, mine.tax_percent::float8, mine.tax_minor, mine.ahead_minor, mine.due_minor,
      mine.payments, mine.cancelled_on::text
    from invoices mine join case_participants p on p.id = mine.participant_id where p.user_id = auth.uid()
    order by mine.created_at, mine.id`,
  signing_progress: (sql) => sql`
    select mine.case_id, mine.version_id, mine.read_at, mine.wants_reminder from signing_progress mine
    join case_participants p on p.id = mine.participant_id where p.user_id = auth.uid() order by mine.version_id`,
  signing_answers: (sql) => sql`
    select q.case_id, q.version_id, q.question, q.answer, q.answered_at from signing_questions q
    join case_participants p on p.id = q.participant_id where p.user_id = auth.uid() order by q.created_at, q.id`,
  duty_marks: (sql) => sql`
    select mine.case_id, mine.version_id, mine.duty_id, mine.due_on::text, mine.done_at from duty_marks mine
    join case_participants p on p.id = mine.participant_id where p.user_id = auth.uid() order by mine.done_at, mine.id`,
  signing_questions_asked: (sql) => sql`
    select case_id, version_id, participant_id, question, created_at from signing_questions
    where author_id = auth.uid() order by created_at, id`,
  notification_preferences: (sql) => sql`
    select not_in_app, not_by_mail, quiet_from, quiet_to, wording from notification_preferences where user_id = auth.uid()`,
  proposals: (sql) => sql`
    select p.id, p.case_id, p.topic_id, p.audience, p.terms, p.note, p.state, p.expires_at, p.created_at
    from case_participants mine join proposals p on p.from_participant_id = mine.id
    where mine.user_id = auth.uid() order by p.created_at, p.id`,
  figures: (sql) => sql`
    select mine.case_id, mine.is_joint, mine.own_share::float8 as own_share, mine.category, mine.kind, mine.label, mine.amount_minor::float8 as amount_minor, mine.rhythm, mine.as_of::text,
      mine.upload_id, mine.page, mine.former, mine.created_at, mine.updated_at from figures mine
    join case_participants p on p.id = mine.participant_id where p.user_id = auth.uid() order by mine.created_at, mine.id`,
  settlements: (sql) => sql`
    select s.id, s.case_id, s.name, s.content, s.number, s.shared_at, s.created_at, s.updated_at from settlements s
    where s.kept_by = 'user-' || auth.uid() order by s.created_at, s.id`,
  figure_questions: (sql) => sql`
    select q.case_id, q.figure_id, q.question, q.sent_at, q.answer, q.answered_at from figure_questions q
    join figures f on f.id = q.figure_id join case_participants p on p.id = f.participant_id
    where p.user_id = auth.uid() order by q.created_at, q.id`,
  answered_proposals: (sql) => sql`
    select a.proposal_id, a.is_accepted, a.reason, a.answered_at from case_participants mine
    join proposal_answers a on a.participant_id = mine.id
    where mine.user_id = auth.uid() order by a.answered_at, a.id`,
  answers_to_mediator: (sql) => sql`
    select q.id, q.case_id, q.topic_id, q.question, q.answer, q.created_at, q.answered_at
    from case_participants mine join reality_checks q on q.participant_id = mine.id
    where mine.user_id = auth.uid() order by q.created_at, q.id`,
  questions_asked: (sql) => sql`
    select id, case_id, topic_id, participant_id, question, created_at from reality_checks
    where author_id = auth.uid() order by created_at, id`,
  clause_comments: (sql) => sql`
    select id, case_id, version_id, clause_id, audience, text, outcome, created_at, settled_at from clause_comments
    where author_id = auth.uid() order by created_at, id`,
  lawyer_rounds: (sql) => sql`
    select r.id, r.case_id, r.version_id, r.opened_at, r.deadline_at, r.closed_at, m.done_at
    from case_participants mine join lawyer_round_members m on m.participant_id = mine.id
    join lawyer_rounds r on r.id = m.round_id where mine.user_id = auth.uid() order by r.opened_at, r.id`,
  lawyer_rounds_opened: (sql) => sql`
    select id, case_id, version_id, opened_at, deadline_at, closed_at from lawyer_rounds
    where opened_by = auth.uid() order by opened_at, id`,
  assistant: (sql) => sql`
    select id, case_id, role, content, created_at from ai_chat_history where user_id = auth.uid() order by created_at, id`,
  ai_consents: (sql) => sql`
    select case_id, answer, answered_at from ai_consents where user_id = auth.uid() order by answered_at, id`,
  message_delivery: (sql) => sql`
    select case_id, delivers_from, delivers_to, holds_from from delivery_preferences where user_id = auth.uid()
    order by case_id`,
  read_marks: (sql) =>
    sql`select channel_id, read_at from chat_read_marks where user_id = auth.uid() order by channel_id`,
  activity: (sql) => sql`
    select id, case_id, kind, subject_id, created_at from case_events where actor_id = auth.uid() order by created_at, id`,
  notifications: (sql) => sql`
    select id, type, message, status, created_at, read_at from notifications
    where user_id = auth.uid() order by created_at, id`,
  invitations_sent: (sql) => sql`
    select id, case_id, role, status, created_at from invitations where invited_by = auth.uid() order by created_at, id`,
  erasure_requests: (sql) => sql`select * from erasure_requests where user_id = auth.uid() order by created_at, id`,
};

/** The caller's newest erasure request. */
const newestErasure = async (sql: Sql): Promise<ErasureRequest | undefined> => {
  const [newest] = await sql<ErasureRequest>`
    select * from erasure_requests where user_id = auth.uid() order by created_at desc, id desc limit 1`;
  return newest;
};

interface Deps {
  backupDays: number;
}

/** What a person reads of their own data, and how they ask for its erasure. */
export const myData = ({ backupDays }: Deps) =>
  ({
    exportMyData: async ({ sql }) => {
      await sql`select private.must_be_confirmed()`;
      const data: Record<string, never[]> = {};
      for (const [name, read] of Object.entries(sections)) data[name] = (await read(sql)) as never[];
      return { exported_at: new Date().toISOString(), data };
    },

    requestErasure: async ({ sql }) => {
      await sql`select private.request_erasure()`;
      const erasure = await newestErasure(sql);
      return erasure && { erasure };
    },

    withdrawErasure: async ({ sql }) => {
      await sql`select private.withdraw_erasure()`;
      const erasure = await newestErasure(sql);
      return erasure && { erasure };
    },

    getErasure: async ({ sql }) => ({
      erasure: (await newestErasure(sql)) ?? null,
      kept: await sql<KeptRecord>`select * from private.my_kept_records()`,
      backup_days: backupDays,
    }),
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/people/my-data')>;
