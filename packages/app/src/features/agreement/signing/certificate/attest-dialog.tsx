import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, attestation, attestVersion, limits } from '@mediation/api-client';
import { Checkbox, Field, Input, Quote } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { isSameName } from '../steps/same-name.ts';

export interface AttestDialogProps {
  version: AgreementVersion;
  /** The party whom a lawyer advised; null for the mediator. */
  client: AgreementVersion['parties'][number] | null;
  onClose: () => void;
}

/** Asks for the name under the sentence that somebody attests. Nothing is ticked and no name is filled in. */
export function AttestDialog({ version, client: party, onClose }: AttestDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { name: ownName } = useUser();
  const [name, setName] = useState('');
  const [isPrinted, setPrinted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isNamed = isSameName(name, ownName);
  const { case_id: caseId, id: versionId, hash, number, recitals } = version;
  const client = party?.name ?? null;
  const isStated = recitals?.parties.find(({ id }) => id === party?.id)?.advice === 'taken';
  return (
    <ActionDialog
      title={client === null ? t`Attest the signatures` : t`Attest your advice`}
      description={t`Your name stands under this sentence, with the time. It cannot be taken back.`}
      action={t`Attest version ${number}`}
      failed={t`Failed to attest this`}
      done={t`Attested`}
      isReady={() => {
        setChecked(true);
        return isNamed;
      }}
      work={() => call(attestVersion, { caseId, versionId, hash, name, wording: attestation, is_printed: isPrinted })}
      focusAfter={() => document.querySelector<HTMLElement>('[aria-labelledby=attestations]')?.focus()}
      onClose={onClose}
    >
      <Quote>
        {client === null
          ? t`I mediated this agreement. Both parties signed this version after their time to think.`
          : t`I advised ${client} about this version of the agreement.`}
      </Quote>
      {client !== null && (
        <Checkbox
          label={t`Say on the paper that a lawyer advised ${client}`}
          hint={
            isStated
              ? t`The recitals of this paper already tell both sides that ${client} took legal advice. Ticked, it also says that a lawyer attests it, without your name. Ask your client first. Unticked, only your side and the mediator see that you attest it.`
              : t`The other side then sees that, without your name. Ask your client first. Unticked, only your side and the mediator see it.`
          }
          checked={isPrinted}
          onCheckedChange={setPrinted}
        />
      )}
      <Field
        label={t`Write your full name`}
        hint={t`As it is here: ${ownName}`}
        error={isChecked && !isNamed && t`Write your name as it is shown: ${ownName}.`}
      >
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={limits.titleMax}
          autoComplete="name"
          spellCheck={false}
        />
      </Field>
    </ActionDialog>
  );
}
