import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, CheckboxGroup, Fieldset, PaneBody, Row, Stack } from '@mediation/ui';
import { useState } from 'react';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { documentNames } from '../../../words/names/document-names.ts';
import type { useDecisions } from './use-decisions.ts';
import type { ReviewRow } from './use-review-list.ts';

export interface BatchConfirmProps {
  rows: ReviewRow[];
  decisions: ReturnType<typeof useDecisions>;
  onClose: () => void;
}

/**
 * Confirms several documents at once, by case. None is chosen at first: the mediator says which ones they have looked at.
 */
export function BatchConfirm({ rows, decisions, onClose }: BatchConfirmProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const { batch, confirmAll } = decisions;
  const wanted = rows.filter(({ id }) => chosen.includes(id));
  const confirm = async () => {
    setChecked(true);
    if (wanted.length > 0 && (await confirmAll(wanted))) onClose();
  };
  return (
    <PaneBody>
      <Stack>
        <Fieldset
          label={t`Which ones have you looked at?`}
          error={isChecked && wanted.length === 0 && t`Choose at least one document.`}
        >
          <Stack>
            {[...Map.groupBy(rows, (row) => row.case_id)].map(([caseId, ofCase]) => (
              <CheckboxGroup.Root
                key={caseId}
                label={ofCase[0]?.case_title ?? t`Case`}
                value={chosen}
                onValueChange={setChosen}
              >
                {ofCase.map((row) => (
                  <CheckboxGroup.Item key={row.id} value={row.id}>
                    {`${i18n._(documentNames[row.doc_type])}, ${row.owner_name}`}
                  </CheckboxGroup.Item>
                ))}
              </CheckboxGroup.Root>
            ))}
          </Stack>
        </Fieldset>
        <ProblemNotice problem={batch.problem} />
        <Row wrap gap="small">
          <Button tone="secondary" disabled={batch.isBusy} onClick={onClose}>{t`Cancel`}</Button>
          <Button busy={batch.isBusy} onClick={() => void confirm()}>
            {wanted.length === 0
              ? t`Confirm`
              : t`${plural(wanted.length, { one: 'Confirm # document', other: 'Confirm # documents' })}`}
          </Button>
        </Row>
      </Stack>
    </PaneBody>
  );
}
