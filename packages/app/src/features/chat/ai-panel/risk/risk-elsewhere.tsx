import { useLingui } from '@lingui/react/macro';
import { HighRiskAlert } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { firstNames } from '../../../../words/names/people-names.ts';
import { type Channel, channelName } from '../../channels/channel-words.ts';

/** The findings whose alert has left; it comes once. The channel keeps its badge until somebody has seen them. */
const left = new Set<string>();

interface RiskElsewhereProps {
  /** The channels that are not open. */
  channels: readonly Channel[];
  onOpen: (channel: Channel) => void;
}

/** Alerts the mediator to an urgent finding in a channel that is not open: for 10 seconds, or until it is dismissed. */
export function RiskElsewhere({ channels, onOpen }: RiskElsewhereProps) {
  const { t } = useLingui();
  const user = useUser();
  const [, setLeft] = useState(0);
  const channel = channels.find(({ risk }) => risk !== null && !left.has(risk.insight_id));
  if (!channel?.risk) return null;
  const { insight_id: id, score: exact, speakers } = channel.risk;
  const score = Math.round(exact);
  const name = channelName(channel, user);
  const names = firstNames(speakers);
  const text =
    names === ''
      ? t`Risk is ${score} of 10 in ${name}. Only mediators of the case can see this.`
      : t`Risk is ${score} of 10 in ${name}, in ${names}’s words. Only mediators of the case can see this.`;
  return (
    <HighRiskAlert
      key={id}
      labels={{ title: t`High Risk Detected`, why: t`Open this channel`, dismiss: t`Dismiss` }}
      announcement={`${t`High Risk Detected`}. ${text}`}
      onWhy={() => onOpen(channel)}
      onLeave={() => {
        left.add(id);
        setLeft((it) => it + 1);
      }}
    >
      {text}
    </HighRiskAlert>
  );
}
