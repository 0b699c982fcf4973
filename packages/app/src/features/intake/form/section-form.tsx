import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, ErrorSummary, Notice, PhoneOnly, Stack, WideOnly } from '@mediation/ui';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { sentence } from '../../../words/names/people-names.ts';
import type { PartProps } from './part-props.ts';
import { IntakeLayout } from './intake-layout.tsx';
import { QuestionField } from '../fields/question-field.tsx';
import { sectionFields } from '../fields/section-fields.tsx';
import { isPrefilled, questionOf, type IntakeTopic } from './sections.ts';

/** The questions of one topic. */
export function SectionForm({ section, own, draft, problems, goBack, goOn }: PartProps & { section: IntakeTopic }) {
  const { t } = useLingui();
  const id = useId();
  const { intake, isForClient, mediator, currency } = own;
  const [attempt, setAttempt] = useState(0);
  const wrong = problems.filter((it) => it.section === section);
  const errors = attempt > 0 ? wrong : [];
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message;
  const asked = questionOf(intake, section);
  const isUnchecked = isPrefilled(section, draft.values);
  const Fields = sectionFields[section];
  const fields = { values: draft.values, set: draft.set, errorOf, isForClient, mediator, currency };
  const skip = (
    <Button tone="plain" onClick={goOn}>
      {t`Skip for now`}
    </Button>
  );
  return (
    <IntakeLayout
      own={own}
      draft={draft}
      part={section}
      back={
        goBack ? (
          <Button tone="plain" flush onClick={goBack}>
            <ArrowLeft />
            {t`Back`}
          </Button>
        ) : (
          <WideOnly>{skip}</WideOnly>
        )
      }
      foot={
        <>
          {goBack && <WideOnly>{skip}</WideOnly>}
          <Button type="submit" form={id}>{t`Save and continue`}</Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
          if (wrong.length > 0) return;
          if (isUnchecked) draft.set({ prefilled: draft.values.prefilled.filter((it) => it !== section) });
          goOn();
        }}
      >
        <Stack gap="grid">
          <ErrorSummary
            title={t`${plural(errors.length, { one: 'One answer is missing or not right', other: '# answers are missing or not right' })}`}
            errors={errors}
            attempt={attempt}
          />
          {intake?.status === 'returned' && intake.questions !== null && (
            <Notice tone="info">{t`Your mediator asks: ${intake.questions}`}</Notice>
          )}
          {isUnchecked && <Notice tone="info">{sentence(t`${mediator} filled this in. Please check it.`)}</Notice>}
          {asked && <QuestionField asked={asked} {...fields} />}
          <Fields {...fields} />
          <PhoneOnly>{skip}</PhoneOnly>
        </Stack>
      </form>
    </IntakeLayout>
  );
}
