import { useLingui } from '@lingui/react/macro';
import { Row, Text } from '@mediation/ui';
import { CircleAlert, CircleCheck, CloudUpload } from 'lucide-react';
import type { useIntakeDraft } from './use-intake-draft.ts';

export interface SaveStateProps {
  value: ReturnType<typeof useIntakeDraft>['value'];
  /** Whether something was saved before. */
  isBegun: boolean;
}

/** Shows whether all answers are saved. */
export function SaveState({ value, isBegun }: SaveStateProps) {
  const { t } = useLingui();
  const problems: Partial<Record<typeof value, string>> = {
    failed: t`Not saved. We’ll try again.`,
    refused: t`Not saved. Check your answers.`,
    clashing: t`Not saved. Choose which answer to keep.`,
  };
  const problem = problems[value];
  const isShown = value !== 'saved' || isBegun;
  return (
    <Text asChild size="small" tone={problem === undefined ? 'soft' : 'danger'}>
      <output>
        {isShown && (
          <Row gap="small">
            {problem !== undefined ? <CircleAlert /> : value === 'saved' ? <CircleCheck /> : <CloudUpload />}
            {problem ?? (value === 'saved' ? t`Saved` : t`Saving…`)}
          </Row>
        )}
      </output>
    </Text>
  );
}
