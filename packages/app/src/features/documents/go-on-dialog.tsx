import { useLingui } from '@lingui/react/macro';
import { goOnWithout, type Requirement } from '@mediation/api-client';
import { Checklist } from '@mediation/ui';
import { useBackend } from '../../backend/backend-provider.tsx';
import { NamedSums } from '../../shared/documents/named-sums.tsx';
import { ActionDialog } from '../../shared/forms/action-dialog.tsx';
import { requirementText } from '../../words/texts/requirement-text.ts';

/** Goes on without all documents that a party says not to have, after the mediator has read the reason of each. */
export function GoOnDialog({ requirements, onClose }: { requirements: Requirement[]; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const caseId = requirements[0]?.case_id ?? '';
  return (
    <ActionDialog
      title={t`Go on without these ${requirements.length} documents?`}
      description={t`The case goes on without them. Each keeps the reason that was given for it. You can undo each one.`}
      action={t`Go on without them`}
      failed={t`Failed to save it`}
      done={t`Saved. The case goes on without them.`}
      work={() => call(goOnWithout, { caseId, requirements: requirements.map(({ id, version }) => ({ id, version })) })}
      onClose={onClose}
      focusAfter={() => document.getElementById(`checklist-${requirements[0]?.participant_id}`)?.focus()}
    >
      <Checklist.Root>
        {requirements.map((requirement) => (
          <Checklist.Item
            key={requirement.id}
            state="waiting"
            stateLabel={t`in review`}
            hint={
              <>
                {requirement.na_reason} <NamedSums requirement={requirement} />
              </>
            }
          >
            {requirementText(requirement).label}
          </Checklist.Item>
        ))}
      </Checklist.Root>
    </ActionDialog>
  );
}
