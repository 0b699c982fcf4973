import { useLingui } from '@lingui/react/macro';
import { AssistPanel, Row, Stack, Text } from '@mediation/ui';
import type { Ref } from 'react';
import { relativeTime } from '../../../../words/times/relative-time.ts';
import type { RiskFinding } from './findings.ts';
import { findingOrigin, OriginLine } from '../origin-line.tsx';
import type { PanelLog } from '../panel-log.ts';
import { findingsProblemOf } from '../findings-problem-of.ts';
import { RiskFindings, RiskLevelBadge } from './risk-findings.tsx';
import { SeenButton } from './seen-button.tsx';
import type { Findings } from './use-findings.ts';

export interface RiskSectionProps {
  findings: Findings;
  log: PanelLog;
  ref: Ref<HTMLElement>;
}

/** The newest look at the risk in a channel, and urgent ones that nobody has seen yet. */
export function RiskSection({ findings, log, ref }: RiskSectionProps) {
  const { t } = useLingui();
  const { risk, unseen } = findings;
  const others = unseen.filter(({ id }) => id !== risk?.id);
  const title = t`Risk`;
  if (risk === undefined && others.length === 0)
    return (
      <AssistPanel.Section
        ref={ref}
        title={title}
        loading={findings.isLoading ? t`Reading the risk` : undefined}
        {...findingsProblemOf(findings)}
      >
        <p>{t`Signs of danger in new messages show here.`}</p>
      </AssistPanel.Section>
    );
  return (
    <AssistPanel.Section ref={ref} title={title} detail={risk && <RiskLevelBadge {...risk.content} />}>
      {risk && <RiskDetails finding={risk} log={log} />}
      {others.map((it) => (
        <Stack key={it.id} gap="small">
          <Row gap="small" wrap>
            <RiskLevelBadge {...it.content} />
            <Text size="meta" tone="soft">
              {relativeTime(it.at)}
            </Text>
          </Row>
          <RiskDetails finding={it} log={log} />
        </Stack>
      ))}
    </AssistPanel.Section>
  );
}

function RiskDetails({ finding, log }: { finding: RiskFinding; log: PanelLog }) {
  return (
    <>
      <RiskFindings content={finding.content} log={log} />
      <SeenButton finding={finding} />
      <OriginLine>{findingOrigin(finding)}</OriginLine>
    </>
  );
}
