import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from '@mediation/api-client';
import { decodeJwt } from 'jose';
import { createApp } from '../../app.ts';
import type { Backend } from '../../backend.ts';
import { asUser, type Claims, type Sql, sqlOn } from '../../database/database.ts';
import { analyzeMessages } from '../../jobs/analyze-messages.ts';
import { builtInEngines } from '../../language-model/engines.ts';
import { demoPassword, type Player } from '../people.ts';
import type { Clock } from './clock.ts';
import { copyAccount, type Model, modelOf } from './copy-account.ts';
import { type Calendar, calendarAround } from './moments.ts';

/** What happens at one moment. */
interface Beat {
  moment: number;
  play: () => Promise<unknown>;
}

/** Where stories are told: each is a list of beats, and all are played in the order of their moments. */
export interface Stage {
  calendar: Calendar;
  owner: Sql;
  /** Tells what happens at a time of a working day: -5 was a week ago. */
  on: (workingDays: number, time: string, play: Beat['play']) => void;
  /** Tells what happens at a moment. */
  at: (moment: number, play: Beat['play']) => void;
  /** Tells what happened so many hours ago. */
  ago: (hours: number, play: Beat['play']) => void;
  /** The calls of a person, who registers with the first. */
  as: (player: Player) => Promise<ApiClient>;
  idOf: (player: Player) => Promise<string>;
  /** Runs statements with the rights of a person, for what would take very many calls. */
  sqlOf: (player: Player, work: (sql: Sql) => Promise<unknown>) => Promise<unknown>;
  /** Plays everything that was told. */
  play: () => Promise<void>;
}

interface SignedIn {
  claims: Claims;
  api: ApiClient;
  seenAt: number;
}

/** How long a person is signed in without doing anything, at least. */
const staysFor = 5 * 60_000;

/**
 * Opens the stage. Its people stay signed in from their registration to the end, whatever the clock does meanwhile, so
 * their claims stand in for a token.
 */
export function openStage(backend: Backend, clock: Clock, now: number): Stage {
  const owner = sqlOn(backend.db);
  const verifyToken = async (token: string) => ({ ...(JSON.parse(token) as Claims), exp: Infinity });
  const app = createApp({ ...backend, verifyToken, registration: 'open' });
  const calendar = calendarAround(now);
  const beats: Beat[] = [];
  const people = new Map<string, SignedIn>();

  let model: Model | undefined;
  /** The first account registers as a person does; the others are copies of its rows, because a hash takes long. */
  const register = async ({ email, name, role, language }: Player): Promise<SignedIn> => {
    let claims: Claims;
    if (model === undefined) {
      const { access_token, user } = await backend.identity.signUp({ email, name, role, password: demoPassword });
      claims = { sub: user.id, session_id: String(decodeJwt(access_token)['session_id']) };
      model = await modelOf(owner, user.id);
    } else {
      claims = { sub: randomUUID(), session_id: randomUUID() };
      await copyAccount(owner, model, { id: claims.sub, sessionId: claims.session_id, email, name, role });
    }
    const api = createApiClient({
      baseUrl: 'http://demo',
      token: () => JSON.stringify(claims),
      fetch: (url, init) => app.request(url, init),
    });
    if (language) await api.updateMe({ language });
    return { claims, api, seenAt: Date.now() };
  };
  const signedIn = async (player: Player) => {
    let person = people.get(player.email);
    person ??= await register(player);
    people.set(player.email, person);
    if (Date.now() - person.seenAt > staysFor) await keepSignedIn(person);
    return person;
  };

  /** Keeps somebody signed in, however long they did nothing. */
  const keepSignedIn = async (person: SignedIn) => {
    person.seenAt = Date.now();
    const { session_id } = person.claims;
    await owner`
      with session as (update auth.sessions set created_at = now(), updated_at = now() where id = ${session_id})
      update private.sign_in_activity set last_active_at = now() where session_id = ${session_id}`;
  };
  const engines = builtInEngines();
  const analyze = async () => {
    const due = await owner`update private.due_analyses set due_at = now() returning 1`;
    if (due.length > 0) await analyzeMessages(owner, engines);
  };

  return {
    calendar,
    owner,
    on: (workingDays, time, play) => void beats.push({ moment: calendar.at(workingDays, time), play }),
    at: (moment, play) => void beats.push({ moment, play }),
    ago: (hours, play) => void beats.push({ moment: calendar.hoursAgo(hours), play }),
    as: async (player) => (await signedIn(player)).api,
    idOf: async (player) => (await signedIn(player)).claims.sub,
    sqlOf: async (player, work) => asUser(backend.db, (await signedIn(player)).claims, work),
    play: async () => {
      for (const { moment, play } of beats.toSorted((a, b) => a.moment - b.moment)) {
        clock.goTo(Math.min(moment, now));
        await play();
        await analyze();
      }
      await owner`delete from auth.sessions`;
      await owner`delete from private.sign_in_activity`;
    },
  };
}
