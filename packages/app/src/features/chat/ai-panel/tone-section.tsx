import { useLingui } from '@lingui/react/macro';
import { AssistPanel, ToneMeter } from '@mediation/ui';
import { firstName } from '../../../words/names/people-names.ts';
import { toneNames } from '../../../words/names/tone-names.ts';
import type { CaseChannel } from '../channels/channel-words.ts';
import type { Findings } from './risk/use-findings.ts';
import { findingOrigin, OriginLine, sourceText } from './origin-line.tsx';
import { findingsProblemOf } from './findings-problem-of.ts';

/** How each person of a channel sounded in its newest messages. */
export function ToneSection({ channel, findings }: { channel: CaseChannel; findings: Findings }) {
  const { t, i18n } = useLingui();
  const { tone } = findings;
  const labels = {
    green: i18n._(toneNames.green),
    yellow: i18n._(toneNames.yellow),
    orange: i18n._(toneNames.orange),
    red: i18n._(toneNames.red),
  };
  const title = t`Tone`;
  if (tone === undefined)
    return (
      <AssistPanel.Section
        title={title}
        loading={findings.isLoading ? t`Reading the tone` : undefined}
        {...findingsProblemOf(findings)}
      >
        <p>{t`The tone of new messages shows here.`}</p>
      </AssistPanel.Section>
    );
  const { speakers, intensity, suggestions } = tone.content;
  const rows = speakers?.map((it) => ({ ...it, intensity: Math.round(it.intensity), name: nameOf(it.user_id) })) ?? [
    { user_id: '', intensity: Math.round(intensity), name: undefined },
  ];
  return (
    <AssistPanel.Section title={title} detail={sourceText(tone.metadata.message_ids.length, tone.at)}>
      {rows.map(({ user_id, name, intensity: score }) => (
        <ToneMeter key={user_id} name={name} intensity={score} label={t`${score} of 10`} labels={labels} />
      ))}
      {suggestions.length > 0 && (
        <AssistPanel.Ideas label={t`What could help the writer`} ideas={suggestions.slice(0, 2)} />
      )}
      <OriginLine>{findingOrigin(tone)}</OriginLine>
    </AssistPanel.Section>
  );

  function nameOf(id: string) {
    const person = channel.everyone.find(({ user_id }) => user_id === id);
    return person && firstName(person.name);
  }
}
