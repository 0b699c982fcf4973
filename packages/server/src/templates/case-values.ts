import { type MergedValues, type MergeSource, mergeValues } from '@mediation/agreement';
import type { AgreementVersion, TemplateLanguage } from '@mediation/api-client';
import { dutyLine } from '../agreement-files/content-of.ts';
import { formatsOf } from '../agreement-files/formats.ts';
import { fileWords } from '../agreement-files/words.ts';
import type { Sql } from '../database/database.ts';
import { signedOrNewestVersions } from '../routes/agreement/agreements.ts';

interface CaseRow extends Omit<MergeSource, 'released'> {
  title: string;
  locale: string;
  time_zone: string;
}

export interface CaseValues {
  title: string;
  values: Record<TemplateLanguage, MergedValues>;
  /** The released versions that they come from. */
  released: AgreementVersion[];
}

/** The title of a case, and its values in the languages of templates. Reads as the caller. */
export async function caseValues(sql: Sql, caseId: string): Promise<CaseValues | undefined> {
  const [row] = await sql<CaseRow>`
    select c.title, s.locale, s.time_zone, (now() at time zone s.time_zone)::date::text as today,
      jsonb_build_object('reference', c.reference, 'title', c.title,
        'opened_on', (c.created_at at time zone s.time_zone)::date::text) as case,
      jsonb_build_object('name', o.display_name, 'email', o.email, 'phone', o.phone, 'website', o.website) as office,
      coalesce((select jsonb_agg(jsonb_build_object('side', p.side, 'name', f.name) order by p.side)
        from case_participants p join profiles f on f.id = p.user_id
        where p.case_id = c.id and p.role = 'divorcee' and p.status = 'active'), '[]') as parties,
      coalesce((select jsonb_agg(f.name order by p.created_at, p.id)
        from case_participants p join profiles f on f.id = p.user_id
        where p.case_id = c.id and p.role = 'mediator' and p.status = 'active'), '[]') as mediators
    from cases c join organizations o on o.id = c.organization_id
    join organization_settings s on s.organization_id = c.organization_id where c.id = ${caseId}`;
  if (!row) return undefined;
  const { title, locale, time_zone, ...facts } = row;
  const released = await signedOrNewestVersions(sql, caseId);
  const source: MergeSource = { ...facts, released };
  const inLanguage = (language: TemplateLanguage) => {
    const formats = formatsOf(language, time_zone, locale);
    const words = fileWords[language];
    const day = (it: string) => formats.day(it.length > 10 ? dayAt(it, time_zone) : it);
    const duty: Parameters<typeof mergeValues>[1]['duty'] = (it, who) =>
      dutyLine(it, who ?? words.both, words, formats);
    return mergeValues(source, { day, list: formats.list, amount: formats.amount, duty });
  };
  return { title, released, values: { en: inLanguage('en'), es: inLanguage('es') } };
}

/** The day of a moment at the office. */
const dayAt = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(Date.parse(moment));
