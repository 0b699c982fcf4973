import { useLingui } from '@lingui/react/macro';
import { type Erasure, answerErasure } from '@mediation/api-client';
import { Field, RadioGroup, Stack, Text } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { KeptCases } from './kept-cases.tsx';
import { LongText } from '../../../shared/forms/long-text.tsx';

type Answer = 'checking_holds' | 'carrying_out' | 'refused';

/** Answers an erasure request: has it carried out, or explains to the person why not yet or not at all. */
export function AnswerDialog({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [status, setStatus] = useState<Answer | null>(null);
  const [explanation, setExplanation] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isExplained = status === 'carrying_out' || explanation.trim() !== '';
  const isHeld = erasure.kept_cases.some(({ reason }) => reason === 'legal_hold');
  const { name } = erasure;
  return (
    <ActionDialog
      title={t`Answer ${name}`}
      description={t`What you decide here is carried out, and told as done only then.`}
      action={status === 'carrying_out' ? t`Erase now` : t`Send answer`}
      failed={t`Failed to answer the request`}
      onClose={onClose}
      isReady={() => {
        setChecked(true);
        return status !== null && isExplained;
      }}
      work={async () => {
        if (status === null) return;
        const words = status === 'carrying_out' ? '' : explanation.trim();
        await call(answerErasure, { erasureId: erasure.id, status, explanation: words });
        void toast({ title: status === 'carrying_out' ? t`${name} is being erased.` : t`Answer sent to ${name}.` });
      }}
    >
      <Stack gap="small">
        <Text weight="medium">{t`What must be kept`}</Text>
        <KeptCases erasure={erasure} />
        {erasure.kept_cases.length + erasure.kept_elsewhere > 0 && (
          <Text size="small" tone="soft">
            {t`The record of these cases stays until then, without the name: messages, documents that others were shown, agreements and what was signed.`}
          </Text>
        )}
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
        <RadioGroup.Item
          value="carrying_out"
          disabled={isHeld}
          hint={
            isHeld
              ? t`Not possible while a case is on legal hold.`
              : t`This is final. Sign-in, name, contact details, intake, private documents, notifications and chats with the assistant go at once.`
          }
        >
          {t`Erase`}
        </RadioGroup.Item>
        <RadioGroup.Item value="refused" hint={t`Nothing changes. They can ask again.`}>
          {t`Refuse`}
        </RadioGroup.Item>
      </RadioGroup.Root>
      {status !== 'carrying_out' && (
        <Field
          label={t`Explanation for ${name}`}
          hint={
            erasure.is_closed
              ? t`This account is closed, so ${name} can no longer read it. It stays on record.`
              : t`${name} reads it in their profile.`
          }
          error={isChecked && !isExplained ? t`Write an explanation.` : undefined}
        >
          <LongText value={explanation} most={2000} onChange={(event) => setExplanation(event.target.value)} />
        </Field>
      )}
    </ActionDialog>
  );
}
