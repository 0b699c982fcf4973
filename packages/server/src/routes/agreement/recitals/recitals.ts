import { knownFacts, type RecitalProblem, recitalProblems } from '@mediation/agreement';
import { ApiError, type BirthDates, type DraftRecitals, type Intake, type Recitals } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { lockVersion, versionConflict } from '../../../http/optimistic-lock.ts';

export const recitals = {
  getRecitals: ({ input: { caseId }, sql }) => draftOf(sql, caseId),

  saveRecitals: async ({ input: { caseId, version, is_confirmed, ...input }, sql }) => {
    const place = await placeOf(sql, caseId);
    if (!place) return undefined;
    const recitals = asKept(input.recitals);
    refuseProblems(recitals, place.today);
    const content = JSON.stringify(recitals);
    if (version === undefined) {
      const made = await sql`
        insert into recitals (case_id, content, is_confirmed) values (${caseId}, ${content}::jsonb, ${is_confirmed})
        on conflict do nothing returning case_id`;
      if (made.length === 0) throw versionConflict();
      return draftOf(sql, caseId);
    }
    const draft = await lockVersion(
      await sql<{ version: number }>`select version from recitals where case_id = ${caseId} for update`,
      version,
    );
    if (!draft) return undefined;
    await sql`update recitals set content = ${content}::jsonb, is_confirmed = ${is_confirmed} where case_id = ${caseId}`;
    return draftOf(sql, caseId);
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/recitals')>;

/** An address that is not printed is not kept, and what an answer makes meaningless is not either. */
const asKept = (it: Recitals): Recitals => ({
  ...it,
  parties: it.parties.map((party) => (party.address_use === 'printed' ? party : { ...party, address: '' })),
  children: it.has_children === true ? it.children : [],
  disclosed_on: it.disclosure === 'made' ? it.disclosed_on : null,
});

const sentences: Record<RecitalProblem['reason'], string> = {
  future: 'This day is in the future.',
  too_early: 'Enter a year from 1900 on.',
  before_wedding: 'The separation cannot come before the wedding.',
};

function refuseProblems(recitals: Recitals, today: string): void {
  const details = recitalProblems(recitals, today).map(({ path, reason }) => ({
    path: `recitals.${path}`,
    message: sentences[reason],
  }));
  if (details.length > 0) throw new ApiError('invalid', details.map(({ message }) => message).join(' '), { details });
}

interface Place {
  birth_dates: BirthDates;
  today: string;
}

/** What its office says for a case; undefined for everybody but the mediators of the case. */
async function placeOf(sql: Sql, caseId: string): Promise<Place | undefined> {
  const [place] = await sql<Place>`
    select office.birth_dates, private.office_today(c.organization_id)::text as today
    from cases c join organization_settings office using (organization_id)
    where c.id = ${caseId} and c.id in (select private.my_mediated_case_ids())`;
  return place;
}

async function draftOf(sql: Sql, caseId: string): Promise<DraftRecitals | undefined> {
  const place = await placeOf(sql, caseId);
  if (!place) return undefined;
  const [draft] = await sql<Pick<DraftRecitals, 'recitals' | 'is_confirmed' | 'version'>>`
    select content as recitals, is_confirmed, version from recitals where case_id = ${caseId}`;
  const parties = await sql<DraftRecitals['parties'][number]>`
    select p.id as participant_id, person.name from case_participants p join profiles person on person.id = p.user_id
    where p.case_id = ${caseId} and p.role = 'divorcee' and p.status = 'active' order by p.side, p.id`;
  const intakes = await sql<Pick<Intake, 'marriageDetails' | 'children'>>`
    select i.marriage_details as "marriageDetails", i.children from case_intakes i
    join case_participants p on p.case_id = i.case_id and p.user_id = i.user_id and p.role = 'divorcee' and p.status = 'active'
    where i.case_id = ${caseId} and i.submitted_at is not null order by p.side, p.id`;
  const [opened] = await sql<{
    disclosed_on: string | null;
  }>`select private.disclosed_on(${caseId})::text as disclosed_on`;
  return {
    recitals: null,
    is_confirmed: false,
    version: 0,
    ...draft,
    known: { ...knownFacts(intakes), disclosed_on: opened?.disclosed_on ?? null },
    parties,
    birth_dates: place.birth_dates,
  };
}
