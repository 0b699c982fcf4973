import { useLingui } from '@lingui/react/macro';
import { type Erasure, answerErasure } from '@mediation/api-client';
import { Field, RadioGroup, Stack, Text, Textarea } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { KeptCases } from './kept-cases.tsx';

type Answer = Exclude<Erasure['status'], 'requested'>;

/** Answers an erasure request, with an explanation that the person reads. */
export function AnswerDialog({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [status, setStatus] = useState<Answer | null>(null);
  const [explanation, setExplanation] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isExplained = explanation.trim() !== '';
  const mustKeep = erasure.kept_cases.length > 0;
  return (
    <ActionDialog
      title={t`Answer ${erasure.name}`}
      description={
        erasure.is_closed
          ? t`This account is closed, so ${erasure.name} can no longer read your answer. It stays on record.`
          : t`${erasure.name} reads your answer in their profile. It erases nothing by itself: answer first, then close the account under Users.`
      }
      action={t`Send answer`}
      failed={t`Failed to answer the request`}
      onClose={onClose}
      isReady={() => {
        setChecked(true);
        return status !== null && isExplained;
      }}
      work={async () => {
        if (status === null) return;
        await call(answerErasure, { erasureId: erasure.id, status, explanation: explanation.trim() });
        void toast({ title: t`Answer sent to ${erasure.name}.` });
      }}
    >
      <Stack gap="small">
        <Text weight="medium">{t`What must be kept`}</Text>
        <KeptCases cases={erasure.kept_cases} />
      </Stack>
      <RadioGroup.Root
        label={t`Decision`}
        value={status}
        onValueChange={(answer) => setStatus(answer as Answer)}
        error={isChecked && status === null ? t`Choose a decision.` : undefined}
      >
        {erasure.status === 'requested' && (
          <RadioGroup.Item value="checking_holds" hint={t`You answer again when you know.`}>
            {t`I am checking what must be kept`}
          </RadioGroup.Item>
        )}
        <RadioGroup.Item value="done_in_part" hint={t`This is final.`}>
          {t`Done in part: something stays`}
        </RadioGroup.Item>
        <RadioGroup.Item
          value="done_whole"
          disabled={mustKeep}
          hint={mustKeep ? t`Not possible while a case must be kept.` : t`This is final.`}
        >
          {t`Done: nothing stays`}
        </RadioGroup.Item>
      </RadioGroup.Root>
      <Field
        label={t`Explanation for ${erasure.name}`}
        hint={t`Say what is erased, what stays and why.`}
        error={isChecked && !isExplained ? t`Write an explanation.` : undefined}
      >
        <Textarea value={explanation} maxLength={2000} onChange={(event) => setExplanation(event.target.value)} />
      </Field>
    </ActionDialog>
  );
}
