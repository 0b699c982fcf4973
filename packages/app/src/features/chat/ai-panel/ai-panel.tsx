import { useLingui } from '@lingui/react/macro';
import { AssistPanel } from '@mediation/ui';
import type { Ref } from 'react';
import type { Channel } from '../channel-words.ts';
import type { DraftHelp } from '../draft-help/use-draft-help.ts';
import { AvailabilitySection, HealthSection, useAvailability } from './availability.tsx';
import { CloserSection } from './closer-section.tsx';
import { EarlierSection } from './earlier-section.tsx';
import { RephraseSection } from './rephrase-section.tsx';
import { RiskSection } from './risk-section.tsx';
import { ToneSection } from './tone-section.tsx';
import type { Findings } from './use-findings.ts';

export interface AiPanelProps {
  channel: Channel;
  findings: Findings;
  help: DraftHelp;
  hasDraft: boolean;
  /** The messages that a look on demand reads, oldest first. */
  messageIds: readonly string[];
  /** Shows a message in the log. */
  onShow: (messageId: string) => void;
  riskRef: Ref<HTMLElement>;
}

/** What AI reads in a channel, for its mediator: tone, risk, other words for the draft, and closer looks on demand. */
export function AiPanel({ channel, findings, help, hasDraft, messageIds, onShow, riskRef }: AiPanelProps) {
  const { t } = useLingui();
  const availability = useAvailability(channel);
  const { isOn } = availability;
  return (
    <AssistPanel.Root label={t`AI panel`}>
      <AvailabilitySection caseId={channel.case_id} availability={availability} />
      {isOn && <HealthSection />}
      {isOn && <ToneSection channel={channel} findings={findings} />}
      <RiskSection ref={riskRef} findings={findings} onShow={onShow} />
      <RephraseSection help={help} hasDraft={hasDraft} />
      {isOn && <CloserSection channel={channel} messageIds={messageIds} onShow={onShow} />}
      <EarlierSection findings={findings.earlier} />
      <AssistPanel.Notice>
        {t`AI can be wrong. Nothing here is sent or shown to the family unless you send it.`}
      </AssistPanel.Notice>
    </AssistPanel.Root>
  );
}
