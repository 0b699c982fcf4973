import { useLingui } from '@lingui/react/macro';
import { ApiError, type Intake, getIntake, saveIntake, submitIntake } from '@mediation/api-client';
import {
  Button,
  Card,
  DateInput,
  Field,
  Input,
  Notice,
  PhoneInput,
  Row,
  Stack,
  Text,
  Textarea,
  partsFromIso,
} from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { queryKey } from '../../backend/use-endpoint.ts';
import { errorText } from '../../words/error-text.ts';
import { useUser } from '../../session/session-provider.tsx';

const said = (answers: Record<string, unknown> | undefined) =>
  typeof answers?.['text'] === 'string' ? answers['text'] : '';

/** The questions. Nothing has to be complete to be kept; it is sent when the person says so. */
export function IntakeForm({ caseId, intake }: { caseId: string; intake: Intake | null }) {
  const { t } = useLingui();
  const { call, queries } = useBackend();
  const me = useUser();
  const info = intake?.personalInfo;
  const [date, setDate] = useState(() => partsFromIso(info?.dateOfBirth ?? undefined));
  const [birth, setBirth] = useState<string | undefined>(info?.dateOfBirth ?? undefined);
  const [draft, setDraft] = useState({
    name: info?.name ?? me.name,
    email: info?.email ?? me.email,
    phone: info?.phone ?? '',
    address: info?.address ?? '',
    relationship: said(intake?.marriageDetails),
    matters: said(intake?.preferences),
    access: said(intake?.accessNeeds),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'save' | 'send' | null>(null);
  const [isKept, setKept] = useState(false);
  const isResting = intake?.status === 'submitted' || intake?.status === 'accepted';
  const set = (part: Partial<typeof draft>) => {
    setKept(false);
    setDraft({ ...draft, ...part });
  };

  const keep = async () => {
    const { name, email, phone, address, relationship, matters, access } = draft;
    const { intake: kept } = await call(saveIntake, {
      caseId,
      personalInfo: { name, email, phone, address, ...(birth !== undefined && { dateOfBirth: birth }) },
      marriageDetails: { ...(intake?.marriageDetails as object), text: relationship },
      preferences: { ...(intake?.preferences as object), text: matters },
      accessNeeds: { ...(intake?.accessNeeds as object), text: access },
      ...(intake !== null && { version: intake.version }),
    });
    queries.setQueryData(queryKey(getIntake, { caseId }), { intake: kept });
    return kept;
  };
  const run = async (what: 'save' | 'send') => {
    setBusy(what);
    setProblem(null);
    try {
      const kept = await keep();
      setKept(true);
      if (what === 'send') {
        const { intake: sent } = await call(submitIntake, { caseId, version: kept.version });
        queries.setQueryData(queryKey(getIntake, { caseId }), { intake: sent });
      }
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'conflict';
      if (isStale) void queries.invalidateQueries({ queryKey: ['getIntake'] });
      setProblem(errorText(error, t`Failed to keep your intake`));
    } finally {
      setBusy(null);
    }
  };

  if (isResting)
    return (
      <Card>
        <Text>{t`Your intake is with your mediator. They may come back to you with questions.`}</Text>
      </Card>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run('send');
      }}
    >
      <Stack gap="grid">
        <Card aria-labelledby="you">
          <Stack gap="large">
            <Card.Title id="you">{t`You`}</Card.Title>
            <Field label={t`Your full name`}>
              <Input autoComplete="name" value={draft.name} onChange={(event) => set({ name: event.target.value })} />
            </Field>
            <Field label={t`Email`}>
              <Input
                type="email"
                autoComplete="email"
                value={draft.email}
                onChange={(event) => set({ email: event.target.value })}
              />
            </Field>
            <Field label={t`Phone`} hint={t`Only your mediator sees it.`}>
              <PhoneInput value={draft.phone} onChange={(event) => set({ phone: event.target.value })} />
            </Field>
            <DateInput
              birthday
              label={t`Date of birth`}
              hint={t`For example 27 3 1988`}
              words={{ day: t`Day`, month: t`Month`, year: t`Year` }}
              value={date}
              onValueChange={(parts, iso) => {
                setDate(parts);
                setBirth(iso);
              }}
            />
            <Field label={t`Address`} hint={t`Only your mediator sees it, never the other party.`}>
              <Textarea
                autoComplete="street-address"
                value={draft.address}
                onChange={(event) => set({ address: event.target.value })}
              />
            </Field>
          </Stack>
        </Card>
        <Card aria-labelledby="more">
          <Stack gap="large">
            <Card.Title id="more">{t`In your own words`}</Card.Title>
            <Field
              label={t`Your relationship`}
              hint={t`When you married, and when you parted.`}
              optional={t`(optional)`}
            >
              <Textarea value={draft.relationship} onChange={(event) => set({ relationship: event.target.value })} />
            </Field>
            <Field
              label={t`What matters to you`}
              hint={t`What you would like to settle first.`}
              optional={t`(optional)`}
            >
              <Textarea value={draft.matters} onChange={(event) => set({ matters: event.target.value })} />
            </Field>
            <Field
              label={t`What helps you take part`}
              hint={t`An interpreter, breaks, a room without stairs.`}
              optional={t`(optional)`}
            >
              <Textarea value={draft.access} onChange={(event) => set({ access: event.target.value })} />
            </Field>
          </Stack>
        </Card>
        {problem !== null && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <Row wrap>
          <Button type="button" tone="secondary" busy={busy === 'save'} onClick={() => void run('save')}>
            {busy === 'save' ? t`Saving` : t`Save for later`}
          </Button>
          <Button type="submit" busy={busy === 'send'}>
            {busy === 'send' ? t`Sending` : t`Send to your mediator`}
          </Button>
          <Text asChild tone="soft">
            <output>{isKept && problem === null && t`Saved just now`}</output>
          </Text>
        </Row>
      </Stack>
    </form>
  );
}
