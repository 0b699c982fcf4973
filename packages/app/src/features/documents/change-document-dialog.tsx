import { useLingui } from '@lingui/react/macro';
import { type Requirement, type Upload, listRequirements, updateUpload } from '@mediation/api-client';
import {
  Button,
  DateInput,
  Dialog,
  isoFromParts,
  partsFromIso,
  RadioGroup,
  Stack,
  Text,
  type DateParts,
} from '@mediation/ui';
import { useId, useState } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useWhole } from '../../backend/use-pages.ts';
import { KindField } from '../../shared/documents/adding/kind-field.tsx';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';
import { useAction } from '../../shared/forms/use-action.ts';
import { audiencesFor, audienceText } from '../../words/audience-text.ts';

const requirementsOf = ({ requirements }: { requirements: Requirement[] }) => requirements;

/** The date of the parts; null while all are empty, undefined while they are no date. */
const isoOf = (parts: DateParts) => (Object.values(parts).every((part) => part === '') ? null : isoFromParts(parts));

/** Changes what a document is, its period and who can read it. After the review only the audience can change. */
export function ChangeDocumentDialog({ upload: current, onClose }: { upload: Upload; onClose: () => void }) {
  const { t } = useLingui();
  // As it was opened: a review that arrives meanwhile is a conflict, not something to save over.
  const [upload] = useState(current);
  const id = useId();
  const { call } = useBackend();
  const { role } = useUser();
  const { run, isBusy, problem } = useAction({ inPlace: true });
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

  const save = async () => {
    setChecked(true);
    if (isPending && (from === undefined || to === undefined || isReversed)) return;
    const kind =
      wanted === (upload.requirement_id ?? 'other')
        ? {}
        : { doc_type: asked?.doc_type ?? ('other' as const), requirement_id: asked?.id ?? null };
    const details = isPending ? { ...kind, period_from: from, period_to: to } : {};
    const isSaved = await run(
      () => call(updateUpload, { uploadId: upload.id, version: upload.version, audience, ...details }),
      { failed: t`Failed to change the document`, done: t`Changed` },
    );
    if (isSaved) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`}>
        <Dialog.Title>{t`Change details`}</Dialog.Title>
        <Dialog.Body>
          <form
            id={id}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <Stack gap="large">
              <Dialog.Description>{upload.file_name}</Dialog.Description>
              <ProblemNotice problem={problem} />
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
            </Stack>
          </form>
        </Dialog.Body>
        <Dialog.Foot>
          <Dialog.Close asChild>
            <Button tone="secondary">{t`Cancel`}</Button>
          </Dialog.Close>
          <Button type="submit" form={id} busy={isBusy}>
            {isBusy ? t`Saving` : t`Save`}
          </Button>
        </Dialog.Foot>
      </Dialog.Content>
    </Dialog.Root>
  );
}
