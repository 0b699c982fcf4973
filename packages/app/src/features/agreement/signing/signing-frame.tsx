import { useLingui } from '@lingui/react/macro';
import { Button, FocusLayout, Heading, PhoneOnly, Stack, Stepper, Text, WideOnly } from '@mediation/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandLink } from '../../../appearance/brand-link.tsx';
import { paths } from '../../../paths.ts';
import { signingParts, type SigningPart } from '../../../process/signing.machine.ts';
import { QuickExitCorner } from '../../../safety/quick-exit-button.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { agreementNames } from '../../../words/agreement-names.ts';
import { SigningHelp } from './signing-help.tsx';
import * as styles from './signing.css.ts';
import type { SigningOf } from './signing-of.ts';

export interface SigningFrameProps {
  it: SigningOf;
  part: SigningPart;
  title: string;
  lead: string;
  /** The actions: back first, the primary one last. */
  foot: ReactNode;
  children: ReactNode;
}

/** One part of signing: the parts at the left, what to do in the middle, and what it means at the right. */
export function SigningFrame({ it, part, title, lead, foot, children }: SigningFrameProps) {
  const { t, i18n } = useLingui();
  const { version, saving } = it;
  const document = i18n._(agreementNames[version.document]);
  const at = signingParts.indexOf(part) + 1;
  return (
    <FocusLayout
      brand={<BrandLink hideName />}
      quickExit={<QuickExitCorner />}
      headEnd={
        <>
          <WideOnly>
            <Saved status={saving.status} />
          </WideOnly>
          <Button asChild tone="plain" size="small" className={styles.leave}>
            <Link to={paths.dashboard()}>{t`Leave for now`}</Link>
          </Button>
        </>
      }
      steps={<SigningSteps it={it} part={part} />}
      help={<SigningHelp it={it} />}
      foot={foot}
    >
      <PageTitle>{title}</PageTitle>
      <Stack gap="large">
        <Stack gap="tiny">
          <Text asChild size="small" tone="soft">
            <div>
              <WideOnly>{t`${document}, version ${version.number}`}</WideOnly>
              <PhoneOnly>{t`Version ${version.number} · Part ${at} of 4`}</PhoneOnly>
            </div>
          </Text>
          <Heading level={1} size="huge" voice tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="soft">{lead}</Text>
        </Stack>
        <ProblemNotice problem={saving.problem} />
        {children}
      </Stack>
    </FocusLayout>
  );
}

function Saved({ status }: Pick<SigningOf['saving'], 'status'>) {
  const { t } = useLingui();
  const words = { idle: '', busy: t`Saving…`, done: t`Saved just now`, failed: t`Not saved` }[status];
  return (
    <Text asChild size="small" tone={status === 'failed' ? 'danger' : 'soft'}>
      <output>{words}</output>
    </Text>
  );
}

function SigningSteps({ it: { next, open }, part }: Pick<SigningFrameProps, 'it' | 'part'>) {
  const { t } = useLingui();
  const labels = {
    read: t`Read to the end`,
    understand: t`Show you understood`,
    think: t`Time to think`,
    decide: t`Decide and sign`,
  };
  const isDone = (id: SigningPart) => signingParts.indexOf(id) < signingParts.indexOf(next);
  return (
    <section className={styles.steps} aria-label={t`Signing`}>
      <Stepper
        label={t`Signing, part ${signingParts.indexOf(part) + 1} of 4`}
        doneLabel={t`done`}
        allLabel={t`See all 4 parts`}
        onOpenStep={(id) => open(id as SigningPart)}
        steps={signingParts.map((id) => ({
          id,
          label: labels[id],
          state: id === part ? 'now' : isDone(id) ? 'done' : 'later',
        }))}
      />
      <WideOnly>
        <Text size="small" tone="soft">{t`Take as long as you need. You can leave and come back.`}</Text>
      </WideOnly>
    </section>
  );
}
