import { useLingui } from '@lingui/react/macro';
import { Button, FocusLayout, Heading, PhoneOnly, Stack, Stepper, Text, WideOnly } from '@mediation/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandLink } from '../../../appearance/brand-link.tsx';
import { paths } from '../../../paths.ts';
import { signingParts, type SigningPart } from '../../../process/signing.machine.ts';
import { HelpNowButton } from '../../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../../safety/quick-exit-button.tsx';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { ReplacedVersionNotice } from '../replaced-version-notice.tsx';
import { SigningHelp } from './signing-help.tsx';
import type { SigningContext } from './signing-context.ts';

export interface SigningLayoutProps {
  context: SigningContext;
  /** Without parts once the party has signed. */
  part: SigningPart | 'signed';
  title: string;
  lead: string;
  /** The way back. */
  back?: ReactNode;
  /** The actions, the primary one last. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One part of signing: the parts at the left, what to do in the middle, and what it means at the right. */
export function SigningLayout({ context, part, title, lead, back, foot, children }: SigningLayoutProps) {
  const { t, i18n } = useLingui();
  const { version, before, isSuspended, saving } = context;
  const document = i18n._(agreementNames[version.document]);
  const name = t`${document}, version ${version.number}`;
  const parts = partsOf(context);
  const at = part === 'signed' ? 0 : parts.indexOf(part) + 1;
  return (
    <FocusLayout
      brand={<BrandLink hideName />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      headEnd={
        <>
          <WideOnly>
            <Saved status={saving.status} />
          </WideOnly>
          {part !== 'signed' && (
            <Button asChild tone="plain" size="small">
              <Link to={paths.dashboard()}>{t`Leave for now`}</Link>
            </Button>
          )}
        </>
      }
      steps={part === 'signed' ? undefined : <SigningSteps context={context} part={part} />}
      help={<SigningHelp context={context} />}
      back={back}
      foot={foot}
    >
      <PageTitle>{`${name}: ${title}`}</PageTitle>
      <Stack gap="large">
        <Stack gap="tiny">
          <Text asChild size="small" tone="soft">
            <div>
              {name}
              {at > 0 && (
                <PhoneOnly>
                  {' · '}
                  {t`Part ${at} of ${parts.length}`}
                </PhoneOnly>
              )}
            </div>
          </Text>
          <Heading level={1} size="huge" voice tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="soft">{lead}</Text>
        </Stack>
        <SuspendedCaseNotice mediationCase={{ is_suspended: isSuspended }} />
        {before !== undefined && part !== 'signed' && <ReplacedVersionNotice version={version} before={before} />}
        <ProblemNotice problem={saving.problem} />
        {children}
      </Stack>
    </FocusLayout>
  );
}

function Saved({ status }: Pick<SigningContext['saving'], 'status'>) {
  const { t } = useLingui();
  const words = { idle: '', busy: t`Saving…`, done: t`Saved just now`, failed: t`Not saved` }[status];
  return (
    <Text asChild size="small" tone={status === 'failed' ? 'danger' : 'soft'}>
      <output>{words}</output>
    </Text>
  );
}

/** The parts that there are: without questions there is nothing to answer. */
const partsOf = ({ signing }: SigningContext) =>
  signingParts.filter((part) => part !== 'understand' || signing.questions.length > 0);

function SigningSteps({ context, part }: { context: SigningContext; part: SigningPart }) {
  const { t } = useLingui();
  const { next, open } = context;
  const parts = partsOf(context);
  const labels = {
    read: t`Read to the end`,
    understand: t`Show you understood`,
    think: t`Time to think`,
    decide: t`Decide and sign`,
  };
  const isDone = (id: SigningPart) => signingParts.indexOf(id) < signingParts.indexOf(next);
  return (
    <Stack asChild gap="large">
      <section aria-label={t`Signing`}>
        <Stepper
          label={t`Signing, part ${parts.indexOf(part) + 1} of ${parts.length}`}
          doneLabel={t`done`}
          allLabel={t`See all ${parts.length} parts`}
          onOpenStep={(id) => open(id as SigningPart)}
          steps={parts.map((id) => ({
            id,
            label: labels[id],
            state: id === part ? 'now' : isDone(id) ? 'done' : 'later',
          }))}
        />
        <WideOnly>
          <Text size="small" tone="soft">{t`Take as long as you need. You can leave and come back.`}</Text>
        </WideOnly>
      </section>
    </Stack>
  );
}
