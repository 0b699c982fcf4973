import { limits, ReasonKind } from '@mediation/api-client';
import { sql as fragment } from 'kysely';
import { agreementSignals, openComments } from './agreement-signals.ts';

const urgencies = ['danger', 'late', 'stuck', 'open'];

/**
 * Common table expressions after `own`: what each of these cases needs its mediator for, one row for each kind. The
 * policies of the tables decide what the caller reads.
 */
export const caseSignals = fragment`
  parties as (
    select c.id as case_id, count(*) filter (where p.status = 'active')::int as joined,
      count(*) filter (where p.status = 'invited' and i.id is not null)::int as invited
    from own c
    left join case_participants p on p.case_id = c.id and p.role = 'divorcee' and p.status in ('active', 'invited')
    left join invitations i on i.participant_id = p.id and i.status = 'pending' and i.expires_at > now()
    group by c.id
  ), risks as (
    select distinct on (case_id) case_id, content ->> 'risk_level' as level, (content ->> 'risk_score')::float as score,
      created_at, acknowledged_at, content
    from ai_insights
    where insight_type = 'risk_assessment' and content ? 'risk_level' and case_id in (select id from own)
    order by case_id,
      case when acknowledged_at is null then array_position(array['high', 'critical'], content ->> 'risk_level') end desc nulls last,
      created_at desc, id desc
  ), unread as (
    select ch.case_id, ch.party_id is not null as is_private, count(*)::int as count, min(message.created_at) as since
    from private.my_channels() ch
    left join chat_read_marks mark on mark.channel_id = ch.channel_id and mark.user_id = (select auth.uid())
    cross join lateral (
      select m.sender_id, m.created_at from chat_messages m
      where m.channel_id = ch.channel_id and m.created_at > coalesce(mark.read_at, '-infinity')
      order by m.created_at limit ${limits.unreadMost}
    ) message
    where ch.case_id in (select id from own) and message.sender_id <> (select auth.uid())
    group by 1, 2
  ), activity as (
    select c.id as case_id, greatest(c.created_at,
      (select max(m.created_at) from chat_messages m where m.case_id = c.id),
      (select e.created_at from case_events e where e.case_id = c.id order by e.created_at desc, e.id desc limit 1)) as last_at
    from own c
  ), refused as (
    select s.case_id, s.id as session_id, coalesce((
      select max(e.created_at) from case_events e
      where e.case_id = s.case_id and e.kind = 'session_answered' and e.subject_id = s.id), s.created_at) as since
    from sessions s
    where s.status = 'proposed' and s.case_id in (select id from own)
      and exists (select from session_slots slot where slot.session_id = s.id and slot.starts_at > now())
      and not exists (
        select from session_slots slot
        where slot.session_id = s.id and slot.starts_at > now() and not exists (
          select from slot_answers given join case_participants p on p.id = given.participant_id
          where given.slot_id = slot.id and given.answer = 'no' and p.role = 'divorcee' and p.status = 'active'))
  ), worries as (
    select s.case_id, count(*)::int as count, min(s.updated_at) as since, bool_or(urgency = 'danger') as is_danger
    from safety_answers s
    join case_intakes i on i.case_id = s.case_id and i.user_id = s.user_id and i.status <> 'draft'
    cross join lateral private.safety_urgency(s.answers, s.prefers_to_talk) as urgency
    where urgency is not null and s.handled_at is null and s.case_id in (select id from own) group by 1
  ), commented as (${openComments}
  ), found as (
    select case_id, kind, count(*)::int as count, min(created_at) as since
    from (
      select case_id, kind, created_at from case_requests where handled_at is null
      union all
      select case_id, 'safety_concern', created_at from invitation_concerns where handled_at is null
    ) requests
    where case_id in (select id from own) group by 1, 2
    union all
    select case_id, 'safety_answer', count, since from worries
    union all
    select case_id, 'risk', 1, created_at from risks where level in ('high', 'critical') and acknowledged_at is null
    union all
    select case_id, case when is_private then 'private_messages' else 'messages' end, count, since from unread
    union all
    select h.case_id, 'held_messages', count(*)::int, min(m.created_at)
    from held_messages h join chat_messages m on m.id = h.message_id
    where h.reason = 'tone' and h.delivered_at is null and h.case_id in (select id from own) group by 1
    union all
    select case_id, 'intake', count(*)::int, min(submitted_at)
    from case_intakes where status = 'submitted' and case_id in (select id from own) group by 1
    union all
    select case_id, 'documents', count(*)::int, min(created_at)
    from uploads where status = 'pending' and audience <> 'private' and case_id in (select id from own) group by 1
    union all
    select case_id, 'no_documents', count(*)::int, min(na_waits_since)
    from requirements where na_waits_since is not null and case_id in (select id from own) group by 1
    union all
    select case_id, 'move_request', count(*)::int, min(created_at)
    from session_requests where status = 'waiting' and case_id in (select id from own) group by 1
    union all
    select case_id, 'no_time', count(*)::int, min(since) from refused group by 1
    union all
    select s.case_id, 'no_link', count(*)::int, min(s.timed_at)
    from sessions s
    where s.status = 'scheduled' and s.mode = 'video' and s.starts_at between now() and now() + interval '48 hours'
      and s.case_id in (select id from own) and exists (
        select from session_attendees a join case_participants p on p.id = a.participant_id
        where a.session_id = s.id and a.link is null and p.role <> 'mediator' and p.status = 'active')
    group by 1
    union all
    select c.id, 'review', 1, last_at
    from own c join activity on activity.case_id = c.id where c.step = 'mediator_review' and c.status = 'open'
    union all
    select c.id, 'no_session', 1, last_at
    from own c join activity on activity.case_id = c.id
    where c.status = 'open' and c.step in ('first_session', 'negotiation_sessions') and not exists (
      select from sessions s
      where s.case_id = c.id
        and (s.status = 'scheduled' or s.status = 'proposed' and exists (
          select from session_slots slot where slot.session_id = s.id and slot.starts_at > now()))
        and not exists (
          select from case_participants p
          where p.case_id = c.id and p.role = 'divorcee' and p.status = 'active' and not exists (
            select from session_attendees a where a.session_id = s.id and a.participant_id = p.id)))
    union all
    select case_id, 'quiet', 1, last_at
    from activity join own c on c.id = case_id join parties using (case_id)
    where c.status = 'open' and c.step <> 'final_agreement' and joined = 2 and last_at < now() - interval '7 days'
    union all
    select case_id, 'uninvited', 2 - joined - invited, c.created_at
    from parties join own c on c.id = case_id where c.status = 'open' and joined + invited < 2
    union all
    ${agreementSignals}
  ), urgent as (
    select found.*, case
      when kind in ('safety_concern', 'risk')
        or kind = 'safety_answer' and case_id in (select case_id from worries where is_danger) then 'danger'
      when kind = 'quiet' or kind in ('no_session', 'uninvited') and since < now() - interval '7 days' then 'stuck'
      when kind not in ('messages', 'no_session', 'uninvited', 'signed', 'signature')
        and since < now() - make_interval(hours => ${limits.reviewHoursTo}) then 'late'
      else 'open' end as urgency
    from found join own c on c.id = case_id
    where c.status <> 'closed' or kind in ('safety_concern', 'safety_answer', 'risk', 'private_messages', 'messages', 'review_due')
  ), signals as (
    select urgent.*,
      case kind when 'move_request' then (
        select r.session_id from session_requests r
        where r.case_id = urgent.case_id and r.status = 'waiting' order by r.created_at, r.id limit 1)
      when 'no_time' then (
        select r.session_id from refused r where r.case_id = urgent.case_id order by r.since, r.session_id limit 1)
      end as session_id,
      case kind when 'clause_comments' then (
        select jsonb_build_object('id', c.id, 'document', c.document, 'clause_id', c.clause_id) from commented c
        where c.case_id = urgent.case_id order by c.created_at, c.id limit 1)
      end as comment,
      100 * array_position(${urgencies}::text[], urgency)
      + array_position(${ReasonKind.options}::text[], kind) as rank
    from urgent
  )`;
