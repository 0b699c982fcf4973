import { useLingui } from '@lingui/react/macro';
import { type BirthDates, limits } from '@mediation/api-client';
import { Button, DateInput, Field, Fieldset, FormRow, IconButton, Input, RadioGroup, Stack, Text } from '@mediation/ui';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ChildDraft, newChild, type RecitalValues } from './recital-draft.ts';

const mostChildren = 20;

export interface ChildrenRecitalsProps {
  values: Pick<RecitalValues, 'hasChildren' | 'children'>;
  birthDates: BirthDates;
  onChange: (part: Partial<RecitalValues>) => void;
  errorOf: (field: string) => ReactNode;
}

/** The children by name and birth, as far as the office shows it in its papers. */
export function ChildrenRecitals({
  values: { hasChildren, children },
  birthDates,
  onChange,
  errorOf,
}: ChildrenRecitalsProps) {
  const { t } = useLingui();
  const add = useRef<HTMLButtonElement>(null);
  const isAdded = useRef(false);
  const rows = children.map((child, at) => ({ key: `child-${at}`, child, at }));
  useEffect(() => {
    if (isAdded.current) document.getElementById(`child-${children.length - 1}-name`)?.focus();
    isAdded.current = false;
  }, [children.length]);
  const shows = {
    full: t`Your organization prints names with full birth dates.`,
    year: t`Your organization prints names with the year of birth.`,
    initials: t`Your organization prints initials with the year of birth.`,
  }[birthDates];
  return (
    <>
      <RadioGroup.Root
        id="hasChildren"
        label={t`Do they have children together?`}
        value={hasChildren === null ? null : hasChildren ? 'yes' : 'no'}
        onValueChange={(it) =>
          onChange({
            hasChildren: it === 'yes',
            ...(it === 'yes' && children.length === 0 && { children: [newChild] }),
          })
        }
      >
        <RadioGroup.Item value="yes">{t`Yes`}</RadioGroup.Item>
        <RadioGroup.Item value="no">{t`No`}</RadioGroup.Item>
      </RadioGroup.Root>
      {hasChildren === true && (
        <Stack>
          <Text size="small" tone="soft">
            {shows}
          </Text>
          {rows.map(({ key, child, at }) => (
            <ChildRow
              key={key}
              at={at}
              child={child}
              birthDates={birthDates}
              errorOf={errorOf}
              onChange={(part) =>
                onChange({ children: children.map((it, index) => (index === at ? { ...it, ...part } : it)) })
              }
              onRemove={() => {
                onChange({ children: children.filter((_, index) => index !== at) });
                add.current?.focus();
              }}
            />
          ))}
          <div>
            <Button
              ref={add}
              tone="quiet"
              flush
              disabled={children.length >= mostChildren}
              onClick={() => {
                isAdded.current = true;
                onChange({ children: [...children, newChild] });
              }}
            >
              <Plus />
              {children.length === 0 ? t`Add a child` : t`Add another child`}
            </Button>
          </div>
        </Stack>
      )}
    </>
  );
}

interface ChildRowProps {
  at: number;
  child: ChildDraft;
  birthDates: BirthDates;
  errorOf: (field: string) => ReactNode;
  onChange: (part: Partial<ChildDraft>) => void;
  onRemove: () => void;
}

function ChildRow({ at, child: { name, born }, birthDates, errorOf, onChange, onRemove }: ChildRowProps) {
  const { t } = useLingui();
  const called = name.trim() || t`child ${at + 1}`;
  const [nameId, bornId] = [`child-${at}-name`, `child-${at}-born`];
  return (
    <Fieldset label={t`Child ${at + 1}`} hideLabel>
      <FormRow
        action={
          <IconButton label={t`Remove ${called}`} onClick={onRemove}>
            <X />
          </IconButton>
        }
      >
        <Field id={nameId} label={t`Full name`} error={errorOf(nameId)}>
          <Input
            value={name}
            maxLength={limits.nameMax}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        {birthDates === 'full' ? (
          <DateInput
            id={bornId}
            label={t`Date of birth`}
            labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
            value={born}
            onValueChange={(it) => onChange({ born: it })}
            error={errorOf(bornId)}
          />
        ) : (
          <Field id={bornId} label={t`Year of birth`} error={errorOf(bornId)}>
            <Input
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              value={born.year}
              onChange={({ target }) => onChange({ born: { day: '', month: '', year: target.value.trim() } })}
            />
          </Field>
        )}
      </FormRow>
    </Fieldset>
  );
}
