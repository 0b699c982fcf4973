import { type ChatMessage, limits } from '@mediation/api-client';
import { type ReactNode, useRef, useState } from 'react';
import type { Channel } from '../channel-words.ts';
import type { DraftHelp } from '../draft-help/use-draft-help.ts';
import { AiPanel } from './ai-panel.tsx';
import { panelChoice } from './panel-choice.ts';
import { RiskAlert } from './risk-alert.tsx';
import { RiskLevelBadge } from './risk-findings.tsx';
import { useFindings } from './use-findings.ts';

interface Pane {
  channel: Channel;
  help: DraftHelp;
  draft: string;
  /** The messages of the log, oldest first. */
  messages: readonly ChatMessage[] | undefined;
  /** Shows a message in the log. */
  onShow: (messageId: string) => void;
}

interface AiParts {
  isOpen: boolean;
  badge?: ReactNode;
  alert?: ReactNode;
  panel?: ReactNode;
}

/** The parts of a channel that AI fills for its mediator: the panel, the risk beside the name, and the alert. */
export function useAiPanel({ channel, help, draft, messages = [], onShow }: Pane): AiParts {
  const { isMediator } = help;
  const isOpen = panelChoice.useIsOn() && isMediator;
  const findings = useFindings(channel, isMediator);
  const risk = useRef<HTMLElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  if (wasAsked !== help.isAsked) {
    setWasAsked(help.isAsked);
    if (help.isAsked) setUnfolded(true);
  }
  if (!isMediator) return { isOpen: false };

  const showRisk = () => {
    panelChoice.set(true);
    setUnfolded(true);
    // The panel may open with this press.
    requestAnimationFrame(() => risk.current?.focus());
  };
  const level = findings.risk?.content.risk_level ?? 'low';
  return {
    isOpen,
    badge: findings.risk && level !== 'low' && <RiskLevelBadge {...findings.risk.content} />,
    alert: <RiskAlert caseId={channel.case_id} unseen={findings.unseen} onWhy={showRisk} />,
    panel: isOpen && (
      <AiPanel
        channel={channel}
        findings={findings}
        help={help}
        hasDraft={draft.trim() !== ''}
        messageIds={messages
          .filter(({ redacted_at }) => redacted_at === null)
          .slice(-limits.pageMax)
          .map(({ id }) => id)}
        onShow={onShow}
        riskRef={risk}
        isUnfolded={isUnfolded}
        onUnfold={setUnfolded}
      />
    ),
  };
}
