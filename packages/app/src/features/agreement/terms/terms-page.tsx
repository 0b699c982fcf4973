import { useLingui } from '@lingui/react/macro';
import { type CaseTerms, getCaseTerms, listParticipants, type TermsLanguage } from '@mediation/api-client';
import { EmptyState, FocusLayout, Heading, PhoneOnly, Stack, Text, WideOnly } from '@mediation/ui';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { BrandLink } from '../../../appearance/brand-link.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { HelpNowButton } from '../../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../../safety/quick-exit-button.tsx';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { paths } from '../../../paths.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { longDate } from '../../../words/times/relative-time.ts';
import { useSigningNames } from '../signing/words/use-signing-names.ts';
import { AskAboutTerms } from './ask-about-terms.tsx';
import { DownloadTerms } from './download-terms.tsx';
import { shownParts } from './shown-parts.ts';
import { SignTerms } from './sign-terms.tsx';
import { TermsFoot } from './terms-foot.tsx';
import { TermsHelp } from './terms-help.tsx';
import { TermsParts } from './terms-parts.tsx';
import { TermsPlaces } from './terms-places.tsx';
import { TermsSigners } from './terms-signers.tsx';

/** How an organization works with the people of a case: everybody in it reads, the parties and the mediator sign. */
export function TermsPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const terms = useEndpoint(getCaseTerms, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  const code = terms.error?.code;
  if (code === 'not_found' || code === 'invalid')
    return (
      <Alone>
        <NoSuchCase />
      </Alone>
    );
  const query = combineReadings({ terms, people });
  return (
    <Alone when={query.data?.terms.terms == null}>
      <Loaded query={query} loadingLabel={t`Loading the terms`} fallback={t`Failed to load the terms`}>
        {({ terms: { terms: shown }, people: { participants } }) =>
          shown === null ? (
            <EmptyState title={t`Your office has no terms yet`}>
              {t`There is nothing to sign before the first session.`}
            </EmptyState>
          ) : (
            <OpenTerms key={shown.number} caseId={caseId} terms={shown} participants={participants} />
          )
        }
      </Loaded>
    </Alone>
  );
}

/** A layout for what is not yet, or not at all, the terms. */
function Alone({ when = true, children }: { when?: boolean; children: ReactNode }) {
  const { caseId = '' } = useParams();
  const { t } = useLingui();
  if (!when) return children;
  return (
    <FocusLayout
      brand={<BrandLink hideName />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      back={<BackLink to={paths.case(caseId)}>{t`Back to the case`}</BackLink>}
    >
      {children}
    </FocusLayout>
  );
}

interface OpenTermsProps {
  caseId: string;
  terms: CaseTerms;
  participants: Parameters<typeof useSigningNames>[0];
}

function OpenTerms({ caseId, terms, participants }: OpenTermsProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const [language, setLanguage] = useState<TermsLanguage>(i18n.locale === 'es' ? 'es' : 'en');
  const { number, organization, own, published_at: publishedAt } = terms;
  const names = useSigningNames(participants, own?.participant_id);
  const lawyers = participants
    .filter((it) => it.represents_participant_id === own?.participant_id && it.confirmed_by_client_at !== null)
    .map(({ name }) => name);
  const [parts, fees] = shownParts(terms.parts[language]);
  const mayAsk = role === 'divorcee' && own !== null;
  const maySign = own !== null && own.signed_at === null;
  const reader =
    role === 'divorcee' ? sentence(t`${names.other} reads the same words.`) : t`Both parties read the same words.`;
  return (
    <FocusLayout
      brand={<BrandLink hideName />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      steps={<TermsPlaces count={parts.length} hasFees={fees !== undefined} mayAsk={mayAsk} maySign={maySign} />}
      help={
        <>
          <TermsHelp names={names} parts={terms.parts[language]} language={language} onLanguage={setLanguage} />
          {own !== null && (
            <PhoneOnly>
              <DownloadTerms caseId={caseId} language={language} />
            </PhoneOnly>
          )}
        </>
      }
      back={
        own !== null && (
          <WideOnly>
            <DownloadTerms caseId={caseId} language={language} />
          </WideOnly>
        )
      }
      foot={<TermsFoot caseId={caseId} maySign={maySign} />}
    >
      <PageTitle>{t`How we will work together`}</PageTitle>
      <Stack gap="large">
        <Stack gap="tiny">
          <Text size="small" tone="soft">{t`Before the first session`}</Text>
          <Heading level={1} size="huge" voice tabIndex={-1}>
            {t`How we will work together`}
          </Heading>
          <Text tone="soft">
            {t`These are the terms of ${organization}, version ${number} of ${longDate(new Date(publishedAt))}.`}{' '}
            {reader}
          </Text>
          {own?.signed_number != null && own.signed_number < number && (
            <Text weight="medium">
              {t`You signed version ${own.signed_number}. The words have changed since, so please read and sign this one.`}
            </Text>
          )}
        </Stack>
        <TermsParts parts={parts} fees={fees} language={language} />
        {mayAsk && <AskAboutTerms caseId={caseId} names={names} lawyers={lawyers} />}
        {maySign && <SignTerms caseId={caseId} terms={terms} language={language} hasFees={fees !== undefined} />}
        <TermsSigners terms={terms} />
      </Stack>
    </FocusLayout>
  );
}
