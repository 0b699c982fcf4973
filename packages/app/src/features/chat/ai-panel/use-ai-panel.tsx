import { type ChatMessage, limits } from '@mediation/api-client';
import { type ReactNode, useRef, useState } from 'react';
import type { Channel } from '../channels/channel-words.ts';
import type { DraftHelp } from '../draft-help/use-draft-help.ts';
import { AiPanel } from './ai-panel.tsx';
import { panelChoice } from './panel-choice.ts';
import { RiskAlert } from './risk/risk-alert.tsx';
import { RiskLevelBadge } from './risk/risk-findings.tsx';
import { useFindings } from './risk/use-findings.ts';

interface Pane {
  channel: Channel;
  help: DraftHelp;
  draft: string;
  /** The messages of the log, oldest first. */
  messages: readonly ChatMessage[] | undefined;
  /** Goes to a message of the log. */
  onShow: (messageId: string) => void;
}

interface AiParts {
  /** Whether the channel is one that AI may read for this person. */
  isOffered: boolean;
  isOpen: boolean;
  badge?: ReactNode;
  alert?: ReactNode;
  panel?: ReactNode;
}

/** The parts of a channel that AI fills for its mediator: the panel, the risk beside the name, and the alert. */
export function useAiPanel({ channel, help, draft, messages = [], onShow }: Pane): AiParts {
  const caseId = help.isMediator ? channel.case_id : null;
  const isOpen = panelChoice.useIsOn();
  const findings = useFindings(channel.id, caseId);
  const risk = useRef<HTMLElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  if (wasAsked !== help.isAsked) {
    setWasAsked(help.isAsked);
    if (help.isAsked) setUnfolded(true);
  }
  if (caseId === null) return { isOffered: false, isOpen: false };

  const showRisk = () => {
    panelChoice.set(true);
    setUnfolded(true);
    // The panel may open with this press.
    requestAnimationFrame(() => risk.current?.focus());
  };
  const level = findings.risk?.content.risk_level ?? 'low';
  return {
    isOffered: true,
    isOpen,
    badge: findings.risk && level !== 'low' && <RiskLevelBadge {...findings.risk.content} />,
    alert: <RiskAlert caseId={caseId} unseen={findings.unseen} onWhy={showRisk} />,
    panel: isOpen && (
      <AiPanel
        channel={{ ...channel, case_id: caseId }}
        findings={findings}
        help={help}
        hasDraft={draft.trim() !== ''}
        messageIds={messages
          .filter(({ redacted_at }) => redacted_at === null)
          .slice(-limits.pageMax)
          .map(({ id }) => id)}
        log={{ messages, onShow }}
        riskRef={risk}
        isUnfolded={isUnfolded}
        onUnfold={setUnfolded}
      />
    ),
  };
}
