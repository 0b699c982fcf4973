import { useLingui } from '@lingui/react/macro';
import { type Requirement, type Upload, listRequirements, updateUpload } from '@mediation/api-client';
import { DateInput, isoFromParts, partsFromIso, RadioGroup, Text, type DateParts } from '@mediation/ui';
import { useState } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useWhole } from '../../backend/use-pages.ts';
import { CopyNote } from '../../shared/documents/adding/copy-note.tsx';
import { KindField } from '../../shared/documents/adding/kind-field.tsx';
import { ActionDialog } from '../../shared/forms/action-dialog.tsx';
import { audiencesFor, audienceText } from '../../words/texts/audience-text.ts';

const requirementsOf = ({ requirements }: { requirements: Requirement[] }) => requirements;

/** The date of the parts; null while all are empty, undefined while they are no date. */
const isoOf = (parts: DateParts) => (Object.values(parts).every((part) => part === '') ? null : isoFromParts(parts));

/** Changes what a document is, its period and who can read it. After the review only the audience can change. */
export function ChangeDocumentDialog({ upload: current, onClose }: { upload: Upload; onClose: () => void }) {
  const { t } = useLingui();
  // As it was opened: a review that arrives meanwhile is a conflict, not something to save over.
  const [upload] = useState(current);
  const { call } = useBackend();
  const { role } = useUser();
  const [wanted, setWanted] = useState(upload.requirement_id ?? 'other');
  const [audience, setAudience] = useState(upload.audience);
  const [fromParts, setFrom] = useState(() => partsFromIso(upload.period_from ?? undefined));
  const [toParts, setTo] = useState(() => partsFromIso(upload.period_to ?? undefined));
  const [isChecked, setChecked] = useState(false);
  const isPending = upload.status === 'pending';
  const all = useWhole(listRequirements, { caseId: upload.case_id }, requirementsOf, { enabled: isPending });
  const asked = all.data?.find((it) => it.id === wanted);
  const [from, to] = [isoOf(fromParts), isoOf(toParts)];
  const isReversed = Boolean(from && to && from > to);
  const errorOf = (date: ReturnType<typeof isoOf>) =>
    isChecked && date === undefined && t`Enter a whole date, or leave all empty.`;
  const labels = { day: t`Day`, month: t`Month`, year: t`Year` };
  const kind =
    wanted === (upload.requirement_id ?? 'other')
      ? {}
      : { doc_type: asked?.doc_type ?? ('other' as const), requirement_id: asked?.id ?? null };
  const details = isPending ? { ...kind, period_from: from, period_to: to } : {};
  return (
    <ActionDialog
      title={t`Change details`}
      description={upload.file_name}
      action={t`Save`}
      failed={t`Failed to change the document`}
      done={t`Changed`}
      isReady={() => {
        setChecked(true);
        return !isPending || (from !== undefined && to !== undefined && !isReversed);
      }}
      work={() => call(updateUpload, { uploadId: upload.id, version: upload.version, audience, ...details })}
      onClose={onClose}
    >
      {isPending ? (
        <>
          <KindField requirements={all.data ?? []} value={wanted} onValueChange={setWanted} />
          <DateInput
            label={t`It is from`}
            optional={t`(optional)`}
            labels={labels}
            value={fromParts}
            error={errorOf(from)}
            onValueChange={(parts) => setFrom(parts)}
          />
          <DateInput
            label={t`Until`}
            optional={t`(optional)`}
            labels={labels}
            value={toParts}
            error={errorOf(to) || (isChecked && isReversed && t`This is before the first date.`)}
            onValueChange={(parts) => setTo(parts)}
          />
        </>
      ) : (
        <Text tone="soft">{t`It was reviewed as what it is. You can still change who reads it.`}</Text>
      )}
      <RadioGroup.Root
        label={t`Who reads it?`}
        value={audience}
        onValueChange={(chosen) => setAudience(chosen as Upload['audience'])}
      >
        {audiencesFor(role).map((option) => (
          <RadioGroup.Item key={option} value={option}>
            {audienceText(option, role)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <CopyNote audience={audience} />
    </ActionDialog>
  );
}
