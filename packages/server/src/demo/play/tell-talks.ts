import type { Family } from './family.ts';
import type { OpenedCase } from './opened-case.ts';
import type { Stage } from './stage.ts';

const minute = 60_000;
/** How long each takes to write back. */
const pause = { party: 4 * minute, mediator: 85 * minute };

/** Tells what was written in a case. Whoever writes has read what came before, and the mediator reads within the day. */
export function tellTalks({ at, calendar, idOf }: Stage, { talks = [], parties }: Family, it: OpenedCase): void {
  for (const { when, to, lines } of talks) {
    const isRecent = 'hoursAgo' in when;
    let moment = isRecent ? calendar.hoursAgo(when.hoursAgo) : calendar.at(...when);
    const channel = async () => (to === 'everyone' ? `case-${it.id}` : `private-${it.id}-${await idOf(parties[to])}`);
    let messageId = '';
    for (const [place, [who, content]] of lines.entries()) {
      if (place > 0) moment += who === 'mediator' ? pause.mediator : pause.party;
      at(moment, async () => {
        const channelId = await channel();
        const api = await it.as(who);
        messageId = (await api.postMessage({ channelId, content })).message.id;
        await api.markRead({ channelId, messageId });
      });
    }
    if (isRecent || lines.at(-1)?.[0] === 'mediator') continue;
    at(moment + pause.mediator, async () =>
      (await it.as('mediator')).markRead({ channelId: await channel(), messageId }),
    );
  }
}
