import { t } from '@lingui/core/macro';
import type { Insight, Participant, RiskInsight, ToneInsight } from '@mediation/api-client';
import { firstName, firstNames } from '../names/people-names.ts';
import { toneText } from '../names/tone-names.ts';

type Person = Pick<Participant, 'user_id' | 'name'>;

const nameOf = (userId: string | undefined, people: readonly Person[]) => {
  const person = people.find(({ user_id }) => user_id !== null && user_id === userId);
  return person && firstName(person.name);
};

/** The party of a private channel. */
export const privateParty = (channelId: string | null) => channelId?.match(/^private-.{36}-(.{36})$/)?.[1];

/** Names the channel in which AI found something; null when it read no channel. */
export function channelText(channelId: string | null, people: readonly Person[]): string | null {
  if (channelId === null) return null;
  const party = privateParty(channelId);
  if (party === undefined) return t`with everybody`;
  const name = nameOf(party, people);
  return name === undefined ? t`in private` : t`private with ${name}`;
}

/** A tone with the person who wrote, where it is of one person. */
export function spokenTone(tone: string, speakers: ToneInsight['speakers'], people: readonly Person[]): string {
  const name = speakers?.length === 1 ? nameOf(speakers[0]?.user_id, people) : undefined;
  return name === undefined ? tone : `${name}: ${tone}`;
}

/** The parts of an insight's content that a list of insights shows. */
interface Found extends Pick<ToneInsight, 'speakers'> {
  intensity?: number;
  summary?: string;
}

type RiskFound = Partial<Pick<RiskInsight, 'recommendations' | 'speakers'>>;

/** What AI found in a case, in a line above and a line below. */
export function insightText(insight: Insight, title: string, people: readonly Person[]) {
  const { intensity = 0, summary = '', speakers } = insight.content as Found;
  const isPrivate = privateParty(insight.source_channel_id) !== undefined;
  return {
    risk_assessment: () => {
      const { recommendations, speakers: named = [] } = insight.content as RiskFound;
      const names = firstNames(named);
      return {
        name: names === '' ? t`Risk assessment, ${title}` : t`Risk assessment, ${title}, in ${names}’s words`,
        text: recommendations?.[0] ?? t`No signs found. That does not say that it is safe.`,
      };
    },
    tone_analysis: () => ({ name: t`Tone, ${title}`, text: spokenTone(toneText(intensity), speakers, people) }),
    summary: () => ({
      name: t`Summary, ${title}`,
      // What was said in private stays out of a page that lists everything.
      text: isPrivate ? t`Of a private channel. Open it to read.` : summary,
    }),
  }[insight.insight_type]();
}
