import type { AgreementVersion, Clause, MergeKey } from '@mediation/api-client';
import { totalsOf } from '../money/totals.ts';
import { compile, startOf } from '../parenting/compile.ts';
import { recitalValues } from './recital-values.ts';

type Side = 'A' | 'B';

/** A released version, as far as values come from it. */
export type MergedVersion = Pick<
  AgreementVersion,
  'document' | 'released_at' | 'parties' | 'clauses' | 'schedule' | 'statement' | 'signatures' | 'recitals'
>;

/** What everybody in a case may read of it, and nothing that one party told the mediator. */
export interface MergeSource {
  case: { reference: string; title: string; opened_on: string };
  /** The day at the office. */
  today: string;
  /** In the order of their sides. */
  parties: readonly { side: Side; name: string }[];
  mediators: readonly string[];
  office: { name: string; email: string | null; phone: string | null; website: string | null };
  /** Of each document the version that both signed, else the newest released one. */
  released: readonly MergedVersion[];
}

/** How values are written in a language and a country. */
export interface MergeFormats {
  /** A day, from its date or a moment at the office. */
  day: (it: string) => string;
  list: (it: string[]) => string;
  amount: (minor: number, currency: string) => string;
  /** Who does something by when, in one line. */
  duty: (it: Clause['duties'][number], who: string | null) => string;
}

/** The values of a case for templates; null for what is not there yet. */
export type MergedValues = Record<MergeKey, string | null>;

/** The values that a joint paper may hold. */
export function mergeValues(source: MergeSource, formats: MergeFormats): MergedValues {
  const { office, parties, released } = source;
  const name = (side: Side) => parties.find((it) => it.side === side)?.name ?? null;
  const names = (it: readonly string[]) => (it.length === 0 ? null : formats.list([...it]));
  return {
    case_reference: source.case.reference,
    case_title: source.case.title || null,
    case_opened_on: formats.day(source.case.opened_on),
    today: formats.day(source.today),
    party_a: name('A'),
    party_b: name('B'),
    parties: parties.length < 2 ? null : names(parties.map((it) => it.name)),
    mediator: names(source.mediators),
    office: office.name,
    office_email: office.email || null,
    office_phone: office.phone || null,
    office_website: office.website || null,
    ...recitalValues(released, formats.day),
    ...daysOf('memorandum', released, formats),
    ...daysOf('finances', released, formats),
    ...daysOf('parenting', released, formats),
    ...agreedOf(released),
    duties: dutiesOf(source, formats),
    ...nightsOf(released, formats),
    ...sumsOf(released, formats),
  };
}

type Days<D extends string> = Record<`${D}_released_on` | `${D}_signed_on`, string | null>;

/** When a document was released, and when the last of both parties signed it. */
function daysOf<D extends MergedVersion['document']>(
  document: D,
  released: readonly MergedVersion[],
  { day }: MergeFormats,
) {
  const version = released.find((it) => it.document === document);
  const signed = version?.signatures.filter((it) => !it.is_in_question) ?? [];
  const isSigned = version && version.parties.every(({ id }) => signed.some((it) => it.participant_id === id));
  const last = signed
    .map((it) => it.signed_on ?? it.signed_at)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  return {
    [`${document}_released_on`]: version ? day(version.released_at) : null,
    [`${document}_signed_on`]: isSigned && last !== undefined ? day(last) : null,
  } as Days<D>;
}

const issues = ['parenting', 'home', 'pensions', 'debts', 'support', 'other'] as const;
type Agreed = Record<`agreed_${(typeof issues)[number]}`, string | null>;

/** The agreed clauses of all released documents by what they are about. */
function agreedOf(released: readonly MergedVersion[]): Agreed {
  const about = ({ document }: MergedVersion, { issue }: Clause) =>
    issue ?? (document === 'parenting' ? 'parenting' : 'other');
  const textOf = (wanted: (typeof issues)[number]) =>
    released
      .flatMap((version) =>
        version.clauses.filter((it) => it.state === 'agreed' && about(version, it) === wanted).map(({ text }) => text),
      )
      .join('\n') || null;
  return Object.fromEntries(issues.map((issue) => [`agreed_${issue}`, textOf(issue)])) as Agreed;
}

/** What the agreed clauses make somebody do, a line each. */
function dutiesOf({ released, parties }: MergeSource, formats: MergeFormats): string | null {
  const lines = released.flatMap((version) =>
    version.clauses
      .filter(({ state }) => state === 'agreed')
      .flatMap(({ duties }) => duties)
      .map((it) => {
        const all = [...version.parties, ...parties];
        return formats.duty(it, it.who === 'both' ? null : (all.find(({ side }) => side === it.who)?.name ?? it.who));
      }),
  );
  return lines.length === 0 ? null : lines.join('\n');
}

/** From when the parenting schedule counts, and the nights of its first year with each parent. */
function nightsOf(released: readonly MergedVersion[], { day }: MergeFormats) {
  const schedule = released.find((it) => it.schedule !== null)?.schedule;
  const start = schedule ? startOf(schedule) : undefined;
  if (!schedule || start === undefined) return { schedule_from: null, nights_a: null, nights_b: null };
  const year = compile(schedule, start).years[0];
  return {
    schedule_from: day(start),
    nights_a: year ? String(year.A) : null,
    nights_b: year ? String(year.B) : null,
  };
}

/** What each owns less what they owe, and what comes in each month less what goes out, by the released statement. */
function sumsOf(released: readonly MergedVersion[], { amount }: MergeFormats) {
  const version = released.find((it) => it.statement !== null);
  const idOf = (side: Side) => version?.parties.find((it) => it.side === side)?.id;
  const [a, b] = [idOf('A'), idOf('B')];
  const statement = version?.statement;
  if (!statement || a === undefined || b === undefined)
    return { worth_a: null, worth_b: null, monthly_a: null, monthly_b: null };
  const { worth, monthly } = totalsOf(statement.figures, [a, b]);
  const sum = (of: typeof worth, id: string) => amount(of[id]?.amount ?? 0, statement.currency);
  return { worth_a: sum(worth, a), worth_b: sum(worth, b), monthly_a: sum(monthly, a), monthly_b: sum(monthly, b) };
}
