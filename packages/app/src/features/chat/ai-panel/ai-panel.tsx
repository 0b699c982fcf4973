import { useLingui } from '@lingui/react/macro';
import { AssistPanel } from '@mediation/ui';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { CaseChannel } from '../channels/channel-words.ts';
import type { DraftHelp } from '../draft-help/use-draft-help.ts';
import { AvailabilitySection, HealthSection, TurnOffDialog, useAvailability } from './availability.tsx';
import { CloserSection } from './closer-section.tsx';
import { EarlierSection } from './earlier-section.tsx';
import type { PanelLog } from './panel-log.ts';
import { RephraseSection } from './rephrase-section.tsx';
import { RiskSection } from './risk/risk-section.tsx';
import { ToneSection } from './tone-section.tsx';
import type { Findings } from './risk/use-findings.ts';

export interface AiPanelProps {
  channel: CaseChannel;
  findings: Findings;
  help: DraftHelp;
  hasDraft: boolean;
  /** The messages that a look on demand reads, oldest first. */
  messageIds: readonly string[];
  log: PanelLog;
  riskRef: Ref<HTMLElement>;
  /** On small screens the panel is a sheet, folded to its handle at first. */
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
}

/** What AI reads in a channel, for its mediator: tone, risk, other words for the draft, and closer looks on demand. */
export function AiPanel(props: AiPanelProps) {
  const { channel, findings, help, hasDraft, messageIds, log, riskRef, isUnfolded, onUnfold } = props;
  const { t } = useLingui();
  const availability = useAvailability(channel);
  const { isOn } = availability;
  const panel = useRef<HTMLElement>(null);
  const [isTurningOff, setTurningOff] = useState(false);
  const switchedTo = useRef<boolean>(null);
  // The button that was pressed is gone then.
  useEffect(() => {
    if (switchedTo.current !== isOn) return;
    switchedTo.current = null;
    panel.current?.focus();
  }, [isOn]);
  const onDone = () => {
    switchedTo.current = !isOn;
  };
  return (
    <AssistPanel.Root ref={panel} tabIndex={-1} label={t`AI panel`}>
      <AssistPanel.Sheet
        label={help.wording === undefined || isUnfolded ? t`AI panel` : t`AI panel: another way to say it`}
        isUnfolded={isUnfolded}
        onUnfoldedChange={onUnfold}
      >
        <AvailabilitySection caseId={channel.case_id} availability={availability} onDone={onDone} />
        {isOn && <HealthSection />}
        {isOn && <ToneSection channel={channel} findings={findings} />}
        <RiskSection ref={riskRef} findings={findings} log={log} />
        <RephraseSection help={help} hasDraft={hasDraft} />
        {isOn && (
          <CloserSection channel={channel} messageIds={messageIds} log={log} onTurnOff={() => setTurningOff(true)} />
        )}
        <EarlierSection findings={findings.earlier} log={log} />
        <AssistPanel.Notice>
          {t`AI can be wrong. Nothing here is sent or shown to the family unless you send it.`}
        </AssistPanel.Notice>
      </AssistPanel.Sheet>
      {isTurningOff && (
        <TurnOffDialog
          caseId={channel.case_id}
          availability={availability}
          onDone={onDone}
          onClose={() => setTurningOff(false)}
          focusInstead={() => panel.current?.focus()}
        />
      )}
    </AssistPanel.Root>
  );
}
