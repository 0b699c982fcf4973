import { limits } from '@mediation/api-client';
import { sql as fragment } from 'kysely';

/** The comments on the newest versions of the cases in `own` that wait for an answer of their mediator. */
export const openComments = fragment`
    select c.case_id, c.id, c.clause_id, c.created_at, v.document
    from clause_comments c join agreement_versions v on v.id = c.version_id
    where c.case_id in (select id from own) and c.outcome is null
      and not exists (
        select from agreement_versions later
        where later.case_id = v.case_id and later.document = v.document and later.number > v.number)
      and not exists (
        select from case_participants author
        where author.case_id = c.case_id and author.user_id = c.author_id and author.role = 'mediator')`;

/**
 * What the agreements of the cases in `own` need their mediator for: the comments in `commented`,
 * reviews that are due, a case in which everything is signed, and new signatures, which stop being news by themselves.
 */
export const agreementSignals = fragment`
    select case_id, 'clause_comments', count(*)::int, min(created_at) from commented group by 1
    union all
    select c.id, 'review_due', count(*)::int, min(day)::timestamp at time zone 'UTC'
    from own c
    cross join lateral private.duties_in_force(c.id) d
    cross join lateral private.current_duty_days(d.first_on, d.repeats, private.today_of(c.id)) as day
    where exists (select from agreement_signatures s where s.case_id = c.id)
      and d.kind = 'review' and day <= private.today_of(c.id)
      and (select count(*) from duty_marks m where m.duty_id = d.id and m.due_on = day)
        < case d.who when 'both' then 2 else 1 end
      and d.version_id in (select id from private.newest_versions(c.id))
    group by 1
    union all
    select c.id, 'signed', 1, max(s.signed_at)
    from own c join agreement_signatures s on s.case_id = c.id
    where c.status = 'open' and c.step = 'final_agreement'
    group by 1
    union all
    select s.case_id, 'signature', count(*)::int, min(s.signed_at)
    from agreement_signatures s join own c on c.id = s.case_id
    where c.status = 'open' and c.step <> 'final_agreement'
      and s.signed_at > now() - make_interval(hours => ${limits.reviewHoursTo})
      and s.recorded_by is distinct from (select auth.uid())
      and s.version_id in (select id from private.newest_versions(s.case_id))
    group by 1`;
