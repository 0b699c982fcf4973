import { sql as fragment } from 'kysely';
import type { Sql } from '../../database/database.ts';
import { allAccess } from '../../proofs/access/all-access.ts';
import { fileNamed, pdf, sendDocument } from '../../routes/documents/documents.fixture.ts';
import type { TestServer } from '../../testing.ts';
import { type Family, say } from '../../testing/family.ts';

/** The word that is searched for. */
export const canary = 'Kanarienvogel';

interface Column {
  table: string;
  name: string;
  /** The condition of the rows of a person, or null where the record of a case keeps them. */
  whose: string | null;
  of_case: boolean;
}

/** The columns in which a person can stand. Addresses stay what they are: the erasure goes by them. */
const columnsOfPeople = (owner: Sql) => owner<Column>`
  select r.table_name as table, c.column_name as name, r.whose, exists (select from information_schema.columns k
    where k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = 'case_id'
      and k.is_generated = 'NEVER') as of_case
  from private.erasure_rules r
  join information_schema.columns c on c.table_schema || '.' || c.table_name = r.table_name
    and (c.column_name = any (r.columns) or r.columns = '{*}')
  where r.treatment in ('delete', 'empty', 'keep') and c.is_generated = 'NEVER'
    and c.data_type in ('text', 'json', 'jsonb', 'ARRAY', 'bytea', 'character varying')
    and c.column_name not in ('email', 'time_zone', 'visible_to', 'channel_id', 'source_channel_id')
    and r.table_name || '.' || c.column_name not in ('private.mails.address', 'private.upload_files.storage_key',
      'private.idempotency_keys.answer', 'public.cases.reference', 'auth.audit_log_entries.payload')
    and r.table_name <> 'private.audit_log' order by r.position, 2`;

const words = `'"(text|heading|plain_text|reason|point|label)": "[^"]*"', '"\\1": "${canary}"', 'g'`;

/** Words, and words inside of what the checks of a column ask for. */
const shapes = [
  `'${canary}'`,
  `'${canary}' || left(md5(random()::text), 8)`,
  `'https://${canary}.example'`,
  `array['${canary}']`,
  `'"${canary}"'`,
  `'["${canary}"]'`,
  `'[{"text": "${canary}"}]'`,
  `'{"text": "${canary}"}'`,
  `regexp_replace(it::text, ${words})::jsonb`,
];

const caseRows = (table: string, of_case: boolean, caseId: string) =>
  table === 'public.cases' ? `id = '${caseId}'` : of_case ? `case_id = '${caseId}'` : 'true';

/** Writes the canary into each column of the person and of the case. Returns the tables that took none. */
async function writeCanaries({ asOwner, owner }: TestServer, { a, caseId }: Family): Promise<string[]> {
  const written = new Map<string, boolean>();
  for (const { table, name, whose, of_case } of await columnsOfPeople(owner)) {
    const ofPerson = whose?.replaceAll('$1', `'${a.id}'::uuid`).replaceAll('$2', `'${a.email}'`);
    const rows = fragment.raw(ofPerson ?? caseRows(table, of_case, caseId));
    const write = (value: string) =>
      asOwner(async (sql) => {
        const [into, what] = [fragment.raw(table), fragment.raw(value.replace('it::', `${name}::`))];
        await sql`alter table ${into} disable trigger user`;
        await sql`update ${into} set ${fragment.ref(name)} = ${what} where ${rows}`;
        await sql`alter table ${into} enable trigger user`;
        return (
          (await sql`select 1 from ${into} where strpos(${fragment.ref(name)}::text, ${canary}) > 0 limit 1`).length > 0
        );
      }).catch(() => false);
    const place = `${table}.${name}`;
    for (const value of shapes) if (!written.get(place)) written.set(place, await write(value));
  }
  const took = (table: string) => [...written].some(([place, isWritten]) => isWritten && place.startsWith(`${table}.`));
  const tables = new Set([...written.keys()].map((place) => place.slice(0, place.lastIndexOf('.'))));
  return [...tables].filter((it) => !took(it));
}

/**
 * Makes a row of the person in every table that can hold one, and writes the canary into them. Returns the tables that
 * took no words.
 */
export async function fillWithCanaries(server: TestServer, family: Family): Promise<string[]> {
  const { owner } = server;
  const { a, mediator, organization, participantOfA, together, privateA, caseId } = family;
  for (const { rows } of await allAccess()) for (const { make } of rows) await make(owner, family);
  for (const channel of [together, privateA, `support-${a.id}`]) await say(a, channel, canary);
  await sendDocument(a, caseId, { audience: 'private', file: fileNamed('Private.pdf', pdf(canary)) });
  await sendDocument(a, caseId, { audience: 'everyone', file: fileNamed('Shown.pdf', pdf(`${canary} for all`)) });
  await owner`insert into contacts (mediator_id, organization_id, name, email)
    values (${mediator.id}, ${organization}, 'Ada Reyes', ${a.email})`;
  await a.api.setDelivery({ caseId, hours: { from: '17:00', to: '18:30' }, holds_from: 6 });
  await owner`insert into private.modes_put_aside (case_id, user_id, answer) values (${caseId}, ${a.id}, ${'0'.repeat(32)})`;
  await owner`update proposal_answers set is_accepted = false where case_id = ${caseId}`;
  await owner`insert into erasure_requests (user_id, status, explanation, created_at)
    values (${a.id}, 'refused', ${canary}, now() - interval '1 year')`;
  const answer = JSON.stringify({ id: a.id, name: canary });
  await owner`insert into private.idempotency_keys (user_id, key, call, request_hash, answer)
    values (${a.id}, gen_random_uuid(), 'x', 'x', '{}'), (${mediator.id}, gen_random_uuid(), 'x', 'x', ${answer}::jsonb)`;
  await owner`insert into private.registrations (email, name, role, password_hash, token_hash, expires_at)
    values (${a.email}, 'Ada Reyes', 'divorcee', 'x', 'x', now() + interval '1 day')`;
  await owner`insert into private.mails (receiver, address, template) values (${a.id}, ${a.email}, 'notification')`;
  await owner`insert into private.ai_replies (user_id, content_hash, confidence, disclaimer, web_search_suggested)
    values (${a.id}, 'x', 'high', 'x', false)`;
  await owner`insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), ${answer}::json)`;
  await owner`insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge, provider_type)
    values (gen_random_uuid(), ${a.id}, 'x', 'x', 'x', 'x')`;
  await owner`insert into private.code_apps (user_id, secret) values (${a.id}, 'x')`;
  await owner`insert into private.recovery_codes (user_id, hash) values (${a.id}, 'x')`;
  await owner`insert into private.passkeys (user_id, credential_id, public_key, counter, transports, name)
    values (${a.id}, 'x', 'x', 0, '{}', 'x')`;
  await owner`insert into private.sign_in_proofs (session_id, factor_at)
    select id, now() from auth.sessions where user_id = ${a.id}`;
  await owner`insert into private.devices (user_id, hash, user_agent) values (${a.id}, 'x', 'x')`;
  await owner`insert into private.staff_since (user_id) values (${a.id})`;
  await owner`insert into private.lost_factors (user_id, asked_at) values (${a.id}, now())`;
  await owner`insert into private.passkey_challenges (challenge, user_id) values ('x', ${a.id})`;
  const [version] = await owner<{ id: string }>`select id from agreement_versions where case_id = ${caseId} limit 1`;
  await owner`insert into private.signing_codes (user_id, version_id, hash) values (${a.id}, ${version!.id}, ${'a'.repeat(64)})`;
  await owner`insert into private.agreement_files (version_id, format, signatures, content)
    values (${version!.id}, 'pdf', 0, ${Buffer.from(canary)})`;
  const [session] = await owner<{ id: string }>`select id from sessions where case_id = ${caseId} limit 1`;
  await owner`insert into private.session_rooms (session_id, link) values (${session!.id}, ${canary})`;
  await owner`insert into private.given_links (participant_id, room) values (${participantOfA.id}, ${canary})`;
  return writeCanaries(server, family);
}

/** Where a word is found in the whole database. */
export async function findInDatabase(owner: Sql, word: string): Promise<string[]> {
  const columns = await owner<{ table: string; name: string }>`
    select c.table_schema || '.' || c.table_name as table, c.column_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema not in ('pg_catalog', 'information_schema', 'supabase_migrations')
      and c.data_type in ('text', 'json', 'jsonb', 'ARRAY', 'bytea', 'character varying') order by 1, 2`;
  const found: string[] = [];
  for (const { table, name } of columns) {
    const text = fragment`${fragment.ref(name)}::text`;
    const [row] = await owner`select 1 from ${fragment.raw(table)} where strpos(${text}, ${word}) > 0
      or strpos(${text}, encode(${word}::bytea, 'hex')) > 0 limit 1`;
    if (row) found.push(`${table}.${name}`);
  }
  return found;
}
