import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DraftClause } from '@mediation/api-client';
import { Bullets, Link as TextLink, Notice, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { ClauseLinks } from '../editor/clause-links.tsx';
import { stateNames } from '../editor/clause-states.tsx';
import type { HeldClause, HeldReason } from '../clauses/held-clauses.ts';
import type { Hindrance } from './release-hindrance.ts';
import { useEarlyWords } from '../use-early-words.ts';
import type { Contradiction } from './contradiction.ts';

const reasons: Record<HeldReason, MessageDescriptor> = {
  words: msg`no words yet`,
  duty: msg`something to do without words or a day`,
  blank: msg`a place that is not filled in yet`,
};

/** Why a draft cannot be released at all, with the way to what it waits for. */
export function HindranceNotice({ caseId, hindrance }: { caseId: string; hindrance: Hindrance }) {
  const { t } = useLingui();
  return (
    <Notice tone="warning">
      {hindrance === 'empty' ? t`Write a clause; then it can be released.` : <EarlyWords caseId={caseId} />}
    </Notice>
  );
}

function EarlyWords({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { reason, missing, to, link } = useEarlyWords(caseId);
  return (
    <>
      {reason}{' '}
      {missing.length > 0 && (
        <>
          {t`Still missing:`}
          <Bullets>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Bullets>
        </>
      )}
      <TextLink asChild>
        <Link to={to}>{link}</Link>
      </TextLink>
    </>
  );
}

export interface HeldNoticeProps {
  held: readonly HeldClause[];
  onOpen: () => void;
}

/** The clauses that hold up a release, as links. */
export function HeldNotice({ held, onOpen }: HeldNoticeProps) {
  const { t, i18n } = useLingui();
  return (
    <Notice tone="warning" role="alert">
      <Text weight="strong">{t`This version cannot be released yet. Finish these clauses first:`}</Text>
      <ClauseLinks clauses={held.map((it) => ({ ...it, words: i18n._(reasons[it.reason]) }))} onOpen={onOpen} />
    </Notice>
  );
}

export interface ContradictionsProps {
  contradictions: readonly Contradiction[];
  onOpen: () => void;
}

/** What the version would say in two ways. It holds up nothing. */
export function Contradictions({ contradictions, onOpen }: ContradictionsProps) {
  const { t } = useLingui();
  if (contradictions.length === 0) return null;
  return (
    <Notice tone="warning">
      <Text weight="strong">{t`Check these places first. Whoever signs would sign them as they are:`}</Text>
      <ClauseLinks clauses={contradictions} onOpen={onOpen} />
    </Notice>
  );
}

export interface UnsettledClausesProps {
  clauses: readonly DraftClause[];
  onOpen: () => void;
}

/** The clauses that are not agreed, and what a release makes of them. */
export function UnsettledClauses({ clauses, onOpen }: UnsettledClausesProps) {
  const { t, i18n } = useLingui();
  const unsettled = clauses.flatMap((clause, at) =>
    clause.state === 'agreed' ? [] : [{ clause, number: at + 1, words: i18n._(stateNames[clause.state]) }],
  );
  if (unsettled.length === 0) return null;
  return (
    <Stack gap="small">
      <Text weight="strong">{t`Not agreed yet, and part of this version`}</Text>
      <ClauseLinks clauses={unsettled} onOpen={onOpen} />
      <Text size="small" tone="soft">
        {t`They go in as they are written, parked ones too, and readers see that they are not agreed. Whoever signs the version signs them. To leave one out, remove it from the draft.`}
      </Text>
    </Stack>
  );
}
