import type { Backend } from '../backend.ts';
import { sqlOn } from '../database/database.ts';
import { families } from './families/index.ts';
import { tellOkafor } from './okafor/tell-okafor.ts';
import { foundOffices } from './office/found-offices.ts';
import { playPast } from './play/clock.ts';
import { tellFamily } from './play/tell-family.ts';
import { openStage } from './play/stage.ts';
import { tellSmallCases } from './small-cases.ts';
import { tellSupport } from './office/tell-support.ts';

/**
 * Plays the stories of two organizations and their cases, each at the moment at which it happened. Accounts, cases,
 * invitations and messages go through the API as in real use; organizations and roles are written directly. For an
 * embedded database, whose clock is that of this process.
 */
export async function fillDemo(backend: Backend): Promise<void> {
  const now = Date.now();
  // Otherwise a timer of the database that is set for a moment from now would wait for the months in between.
  await sqlOn(backend.db)`select pg_stat_force_next_flush()`;
  await playPast(async (clock) => {
    const stage = openStage(backend, clock, now);
    foundOffices(stage);
    tellSmallCases(stage);
    tellOkafor(stage);
    for (const family of families) tellFamily(stage, family);
    tellSupport(stage);
    await stage.play();
  });
}
