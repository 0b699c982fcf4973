import { useLingui } from '@lingui/react/macro';
import { Button, Notice, Row, Stack, Text } from '@mediation/ui';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { errorText } from '../../../../words/texts/error-text.ts';
import type { SettlementDraft } from './settlement-draft.ts';

export interface DraftProblemProps {
  draft: SettlementDraft;
  status: ReturnType<SettlementDraft['state']>['status'];
  error: unknown;
}

/** Why the settlement is not saved, with the way on. */
export function DraftProblem({ draft, status, error }: DraftProblemProps) {
  const { t } = useLingui();
  const { run, isBusy } = useAction();
  const failed = t`Failed to load the newest version`;
  if (status === 'failed' || status === 'refused')
    return (
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button size="small" tone="secondary" onClick={draft.saveSoon}>
            {t`Try Again`}
          </Button>
        }
      >
        <Stack gap="tiny">
          <Text>{t`Your last changes are not saved yet. They stay on this page.`}</Text>
          {status === 'refused' && <Text size="small">{errorText(error, t`Failed to save`)}</Text>}
        </Stack>
      </Notice>
    );
  if (status !== 'clashing') return null;
  return (
    <Notice tone="warning" role="alert">
      <Stack>
        <Text weight="strong">{t`This was changed in another place while you were working on it.`}</Text>
        <Row wrap>
          <Button size="small" busy={isBusy} onClick={() => void run(() => draft.settle('own'), { failed })}>
            {t`Save mine`}
          </Button>
          <Button
            size="small"
            tone="secondary"
            busy={isBusy}
            onClick={() => void run(() => draft.settle('newest'), { failed })}
          >
            {t`Take the other version`}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}
