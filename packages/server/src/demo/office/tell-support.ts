import { people } from '../people.ts';
import { talk } from '../play/calls.ts';
import type { Stage } from '../play/stage.ts';
import { supportChats } from '../story.ts';

/** Tells what people asked the support, and that everybody had read their notifications until yesterday. */
export function tellSupport(stage: Stage): void {
  const { on, ago, as, idOf } = stage;
  for (const { by, hours, lines } of supportChats)
    ago(hours, async () => talk(stage, `support-${await idOf(people[by])}`, lines));
  on(-1, '17:45', async () => {
    for (const person of Object.values(people)) await (await as(person)).markAllNotificationsRead({});
  });
}
