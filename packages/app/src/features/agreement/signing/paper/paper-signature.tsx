import { useLingui } from '@lingui/react/macro';
import {
  type AgreementVersion,
  limits,
  listParticipants,
  type Signature,
  revokeSignature,
} from '@mediation/api-client';
import { Button, Field, Row, Text } from '@mediation/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { RequestDialog } from '../../../../safety/request-dialog.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import { firstName, sentence } from '../../../../words/names/people-names.ts';
import { moment } from '../../../../words/times/relative-time.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

interface PaperSignatureProps {
  version: AgreementVersion;
  signature: Signature;
}

/** Who recorded a signature on paper. Its party can say that it is not right, and the mediator takes it back. */
export function PaperSignature({ version, signature }: PaperSignatureProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const { case_id: caseId, id: versionId } = version;
  const { data } = useEndpoint(listParticipants, { caseId });
  const [isOpen, setOpen] = useState(false);
  const active = data?.participants.filter(({ status }) => status === 'active') ?? [];
  const own = active.find(({ user_id }) => user_id === me);
  const mediatorName = active.find(({ role }) => role === 'mediator')?.name;
  const mediator = mediatorName === undefined ? t`your mediator` : firstName(mediatorName);
  const { id, participant_id, recorded_by_name: by, signed_at, is_in_question: isInQuestion } = signature;
  const isMediator = own?.role === 'mediator';
  const mayObject = own?.id === participant_id && !isInQuestion;
  const close = () => setOpen(false);
  return (
    <>
      <Text size="small" tone="soft">
        {by === null ? t`Recorded ${moment(signed_at)}` : t`Recorded by ${by}, ${moment(signed_at)}`}
      </Text>
      {isInQuestion && (
        <Text size="small">{sentence(t`${mediator} checks this signature. It does not count until then.`)}</Text>
      )}
      {(isMediator || mayObject) && (
        <Row>
          <Button tone="quiet" size="small" flush onClick={() => setOpen(true)}>
            {isMediator ? t`Take it back` : t`This is not right`}
          </Button>
        </Row>
      )}
      {isOpen && isMediator && <RevokeDialog version={version} signature={signature} onClose={close} />}
      {isOpen && mayObject && (
        <RequestDialog
          caseId={caseId}
          versionId={versionId}
          signatureId={id}
          kind="private_conversation"
          mediator={mediator}
          onClose={close}
        />
      )}
    </>
  );
}

function RevokeDialog({ version, signature, onClose }: PaperSignatureProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { register, getValues, trigger, formState } = useForm({ defaultValues: { reason: '' } });
  const { case_id: caseId, number } = version;
  return (
    <ActionDialog
      title={t`Take back the signature on paper of ${signature.name}?`}
      description={t`Version ${number} is then not signed by ${signature.name}. Everybody who reads it is told, with the reason. The scan stays among the documents, where you can remove it.`}
      action={t`Take it back`}
      failed={t`Failed to take it back`}
      done={t`Signature taken back`}
      isReady={() => trigger(undefined, { shouldFocus: true })}
      work={() => call(revokeSignature, { caseId, signatureId: signature.id, reason: getValues('reason').trim() })}
      onClose={onClose}
    >
      <Field label={t`Why?`} error={errorOf(formState.errors.reason, t`Write a few words.`)}>
        <LongText
          {...register('reason', { validate: (text) => text.trim() !== '' })}
          rows={2}
          most={limits.reasonMax}
        />
      </Field>
    </ActionDialog>
  );
}
