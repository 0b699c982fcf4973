import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, FocusLayout, Heading, PhoneOnly, Row, Rule, Stack, Text, WideOnly } from '@mediation/ui';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BrandLink } from '../../../appearance/brand-link.tsx';
import { paths } from '../../../paths.ts';
import { HelpNowButton } from '../../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../../safety/quick-exit-button.tsx';
import { useDangerDialog } from '../../../safety/use-danger-dialog.tsx';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { errorText } from '../../../words/texts/error-text.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { AnswerClashNotice } from '../fields/answer-clash-notice.tsx';
import type { PartProps } from './part-props.ts';
import { SaveState } from './save-state.tsx';
import { SectionSteps } from './section-steps.tsx';
import { type IntakePart, isDone, intakePartsFor } from './sections.ts';
import { useIntakeReaders } from '../sent/use-intake-readers.ts';
import { useSectionWords } from './use-section-words.ts';

const minutesEach = 2;

interface IntakeLayoutProps extends Pick<PartProps, 'own' | 'draft'> {
  part: IntakePart;
  /** The way back. */
  back: ReactNode;
  /** The actions, the primary one last. */
  foot: ReactNode;
  children: ReactNode;
}

/** One page of the intake: the parts at the left, the topic in the middle, and why it is asked at the right. */
export function IntakeLayout({ own, draft, part, back, foot, children }: IntakeLayoutProps) {
  const { t } = useLingui();
  const { currency, intake, isForClient, mediator } = own;
  const words = useSectionWords(isForClient, mediator)[part];
  const parts = intakePartsFor(isForClient);
  const at = parts.indexOf(part);
  const open = parts.filter((it, place) => place >= at && (it === 'review' || !isDone(it, draft.values, intake)));
  const minutesLeft = open.length * minutesEach;
  const saved = <SaveState value={draft.value} isBegun={intake !== null} />;
  useScrollToPlace();
  return (
    <FocusLayout
      brand={<BrandLink hideName />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      headEnd={
        <>
          <WideOnly>{saved}</WideOnly>
          <Button asChild tone="plain" size="small">
            <Link to={paths.dashboard()}>{t`Save and leave`}</Link>
          </Button>
        </>
      }
      steps={<SectionSteps own={own} part={part} values={draft.values} />}
      help={<Help own={own} part={part} why={words.why} />}
      back={back}
      foot={foot}
    >
      <PageTitle>{words.title}</PageTitle>
      <Stack gap="grid">
        <Stack gap="small">
          <Row justify="between" wrap>
            <Text size="small" tone="soft">
              {t`Part ${at + 1} of ${parts.length}`}
              {' · '}
              {t`${plural(minutesLeft, { one: 'About # minute left', other: 'About # minutes left' })}`}
            </Text>
            <PhoneOnly>{saved}</PhoneOnly>
          </Row>
          <Heading level={1} size="huge" voice tabIndex={-1}>
            {words.title}
          </Heading>
          <Text tone="soft">{sentence(words.lead)}</Text>
        </Stack>
        <SuspendedCaseNotice mediationCase={own} />
        <AnswerClashNotice clashes={draft.clashes} there={draft.there} currency={currency} onSettle={draft.settle} />
        <ProblemNotice
          problem={draft.value === 'refused' ? errorText(draft.context.error, t`Failed to save your intake`) : null}
        />
        {children}
      </Stack>
    </FocusLayout>
  );
}

/** A new page begins at its top, or at the field that the address names. */
function useScrollToPlace() {
  const { hash } = useLocation();
  useEffect(() => {
    const field = document.getElementById(hash.slice(1));
    const control = field?.matches('fieldset') ? field.querySelector('input') : field;
    if (control) control.focus();
    else globalThis.scrollTo({ top: 0 });
  }, [hash]);
}

function Help({ own, part, why }: { own: PartProps['own']; part: IntakePart; why: string }) {
  const { t } = useLingui();
  const readers = useIntakeReaders(own, part);
  const { opener, dialog } = useDangerDialog();
  return (
    <Stack gap="large">
      <Stack gap="tiny">
        <Heading level={2} size="section">{t`Why we ask`}</Heading>
        <Text size="small" tone="soft">
          {sentence(why)}
        </Text>
      </Stack>
      <Stack gap="tiny">
        <Heading level={2} size="section">{t`Who can see it`}</Heading>
        <Text size="small" tone="soft">
          {readers}
        </Text>
      </Stack>
      {!own.isForClient && (
        <>
          <Rule />
          <div>
            <Button tone="quiet" size="small" flush {...opener}>
              {t`I don’t feel safe answering this`}
            </Button>
          </div>
          {dialog}
        </>
      )}
    </Stack>
  );
}
