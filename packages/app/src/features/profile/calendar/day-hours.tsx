import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Field, Fieldset, IconButton, Row, Stack, TimeInput } from '@mediation/ui';
import { Plus, X } from 'lucide-react';
import { type DraftSpan, isWrong, draftSpanOf, usualSpan } from './hours-draft.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';

const most = 4;

export interface DayHoursProps {
  /** The name of the weekday. */
  name: string;
  spans: readonly DraftSpan[];
  onChange: (spans: DraftSpan[]) => void;
}

/** The working hours of one weekday; a break makes two of them. */
export function DayHours({ name, spans, onChange }: DayHoursProps) {
  const { t } = useLingui();
  const change = (at: number, changes: Partial<DraftSpan>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...changes } : span)));
  return (
    <Fieldset
      label={name}
      hideLabel
      error={isWrong(spans) && t`Enter hours that end after they begin, one after the other.`}
    >
      <Stack gap="small">
        <Checkbox
          label={name}
          checked={spans.length > 0}
          onCheckedChange={(isWorking) => onChange(isWorking ? [usualSpan()] : [])}
        />
        {spans.map((span, at) => (
          <Row key={span.id} wrap align="end">
            <Field label={t({ context: 'time', message: 'From' })}>
              <TimeInput locale={viewerLocale()} value={span.from} onValueChange={(from) => change(at, { from })} />
            </Field>
            <Field label={t`To`}>
              <TimeInput locale={viewerLocale()} value={span.to} onValueChange={(to) => change(at, { to })} />
            </Field>
            {spans.length > 1 && (
              <IconButton
                label={t`Remove these hours of ${name}`}
                onClick={() => onChange(spans.filter((_, index) => index !== at))}
              >
                <X />
              </IconButton>
            )}
          </Row>
        ))}
        {spans.length > 0 && spans.length < most && (
          <Row>
            <Button
              tone="plain"
              size="small"
              aria-label={t`Add hours after a break on ${name}`}
              onClick={() => onChange([...spans, draftSpanOf()])}
            >
              <Plus />
              {t`Add hours after a break`}
            </Button>
          </Row>
        )}
      </Stack>
    </Fieldset>
  );
}
