import { connect, createServer, type Socket } from 'node:net';
import type { NeutralityReport, Role } from '@mediation/api-client';
import { startTestServer, tenth, type TestServer } from '@mediation/server/testing';
import { startMigratedPostgres } from '@mediation/server/testing/migrated-postgres';
import type { TestProject } from 'vitest/node';
import { client, type SignedIn } from './account.ts';
import { once, type Preparations, preparations } from './preparations.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Creates a person with an account and an open sign-in session. */
    person: (role: Role, name: string) => Promise<SignedIn>;
    /** Creates a mediator with a case that nobody has joined. */
    openCase: (title: string) => Promise<{ mediator: SignedIn; caseId: string }>;
    /** Prepares something in the database for the first test that asks for it. */
    prepare: <Name extends keyof Preparations>(name: Name) => Promise<Preparations[Name]>;
  }
}

// Each test signs somebody up; the server's own tests check the cost of real passwords.
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';

/**
 * Starts two real servers for the whole run, behind ports that proxy calls of the page's origin: one that grants every
 * role, and under `/closed` a new one without an admin, which waits for its first caller. They run on Postgres, or
 * embedded where none starts.
 */
export default async function setup(project: TestProject) {
  const postgres = await startMigratedPostgres();
  const database = async () => ('superuserUrl' in postgres ? postgres.newDatabase() : {});
  const open = await startTestServer({ ...(await database()), registration: 'open', calculators: [tenth] });
  const organization = await open.organization('Test Mediation');
  await earlierNeutralityReport(open);
  let isClosedStarted = false;
  const closed = once(async () => {
    isClosedStarted = true;
    return startTestServer(await database());
  });
  const newPerson = personIn(open, organization);
  const prepared = preparations({ open, closed, organization });
  for (const { browser } of project.vitest.projects) {
    browser?.registerCommand('prepare', (_context, name) => prepared[name]());
    browser?.registerCommand('person', async (_context, role, name) => (await newPerson(role, name)).signedIn);
    browser?.registerCommand('openCase', async (_context, title) => {
      const { api, signedIn } = await newPerson('mediator', 'Ruth Lindqvist');
      const { case: opened } = await api.createCase({ title, personalInfo: client });
      return { mediator: signedIn, caseId: opened.id };
    });
  }
  const relays = [
    await relayTo(async () => open, process.env['APP_TEST_PORT']),
    await relayTo(closed, process.env['APP_CLOSED_PORT']),
  ];
  return async () => {
    await Promise.all([open.stop(), isClosedStarted && (await closed()).stop()]);
    for (const relay of relays) relay.close();
    if ('stop' in postgres) await postgres.stop();
  };
}

/** Creates people as the open registration does, which puts a mediator into the first organization. */
const personIn = (server: TestServer, first: string) => async (role: Role, name: string) => {
  const organization = role === 'mediator' ? first : null;
  const { api, token, email } = await server.person(role, { name, organization });
  const { user } = await api.getMe({});
  return { api, signedIn: { token, user, email, name } satisfies SignedIn };
};

/** Forwards connections from a port that was announced before the server had one. */
async function relayTo(server: () => Promise<TestServer>, from: string | undefined) {
  const port = once(async () => Number(new URL(await (await server()).listen()).port));
  const forward = async (client: Socket) => {
    const upstream = connect(await port(), '127.0.0.1');
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  };
  const relay = createServer((client) => void forward(client));
  await new Promise<void>((ready) => relay.listen(Number(from), '127.0.0.1', ready));
  return relay;
}

/** The swap tests of a version before the one in use. */
async function earlierNeutralityReport({ owner }: TestServer) {
  const results: NeutralityReport['results'] = [
    { kind: 'name', measure: 'risk', pairs: 13_200, largest: 0, examples: [] },
    {
      kind: 'order',
      measure: 'tone',
      pairs: 600,
      largest: 2,
      examples: [
        {
          difference: 2,
          one: { text: 'Alex: Fine.\nSam: You always lie.', score: 3 },
          other: { text: 'Sam: You always lie.\nAlex: Fine.', score: 5 },
        },
      ],
    },
  ];
  await owner`
    insert into neutrality_reports (engine_version, ruleset, results)
    values ('0.9.0', 'earlier', ${JSON.stringify(results)}::jsonb)`;
}
