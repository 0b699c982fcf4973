import { type AiEngine, textCap } from '@mediation/assist';
import { assessRisk } from './assess-risk.ts';
import { assessTone } from './assess-tone.ts';
import { type Finding, type Said, isTooShort } from './said.ts';

/** Analyses messages of one channel: the risk of all of them, and the tone of the last five. */
export async function assessMessages(
  engine: AiEngine,
  messages: readonly Said[],
  { screens }: { screens: boolean },
): Promise<Finding[]> {
  if (isTooShort(messages)) return [];
  const risks = await Promise.all(setsOf(messages).map((set) => assessRisk(engine, set, { screens })));
  return [...risks, await assessTone(engine, messages)].filter((it) => it !== null);
}

/** The newest of those sets: what fits into one question to a language model. */
export const newestSet = (messages: readonly Said[]): Said[] => setsOf(messages).at(-1) ?? [];

/** Splits messages into sets that the engine reads as a whole, so that nothing is cut off. */
function setsOf(messages: readonly Said[]): Said[][] {
  const sets: Said[][] = [[]];
  let length = 0;
  for (const message of messages) {
    const added = message.content.length + message.name.length + 3;
    if (length + added > textCap) {
      sets.push([]);
      length = 0;
    }
    sets.at(-1)!.push(message);
    length += added;
  }
  return sets;
}
