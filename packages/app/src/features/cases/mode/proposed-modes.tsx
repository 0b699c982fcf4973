import { useLingui } from '@lingui/react/macro';
import { listProposedModes, type ProposedMode, putModeAside } from '@mediation/api-client';
import { Button, Notice, Row, Stack, Text } from '@mediation/ui';
import { Lightbulb } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { modeNames } from '../../../words/names/mode-names.ts';

export interface ProposedModesProps {
  caseId: string;
  /** Fills the choice in. Nothing is set by it. */
  onSelect: (proposed: ProposedMode) => void;
}

/** For the mediator: what private answers speak for. Renders nothing without any. */
export function ProposedModes({ caseId, onSelect }: ProposedModesProps) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useEndpoint(listProposedModes, { caseId });
  if (data === undefined && error !== null)
    return (
      <LoadFailed
        error={error}
        fallback={t`Failed to load what private answers speak for`}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  return data?.proposed.map((it) => <Proposed key={`${it.user_id} ${it.answer}`} {...{ caseId, onSelect }} it={it} />);
}

function Proposed({ caseId, it, onSelect }: ProposedModesProps & { it: ProposedMode }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const said = useSaid();
  const mode = i18n._(modeNames[it.mode]);
  const putAside = () =>
    run(() => call(putModeAside, { caseId, answer: it.answer }), { failed: t`Failed to put this aside` });
  return (
    <Notice icon={<Lightbulb />}>
      <Stack gap="small">
        <Text>{said(it)}</Text>
        <Text size="small" tone="soft">{t`Only mediators of this case read this. Nobody is told.`}</Text>
        <Row wrap gap="small">
          <Button tone="secondary" size="small" onClick={() => onSelect(it)}>
            {t`Select “${mode}” below`}
          </Button>
          <Button tone="plain" size="small" busy={isBusy} onClick={() => void putAside()}>
            {t`Not needed`}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}

/** What a person said in private. */
function useSaid() {
  const { t } = useLingui();
  return ({ reason, name, hours }: ProposedMode) => {
    const { from, to } = hours ?? { from: '', to: '' };
    return {
      unsafe: t`${name} does not feel safe.`,
      unsure: t`${name} is not sure whether it is safe.`,
      talk: t`${name} prefers to talk about safety.`,
      concern: t`${name} sent a safety concern.`,
      pause: t`${name} asks for a pause.`,
      hours: t`${name} receives messages of the other party only between ${from} and ${to}.`,
      tone: t`${name} has harsh messages wait for you.`,
    }[reason];
  };
}
