import { useLingui } from '@lingui/react/macro';
import { type AnswerOf, listAiConsents } from '@mediation/api-client';
import { Button, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { moment } from '../../../words/times/relative-time.ts';
import { ProfileSection } from '../profile-section.tsx';

type Consent = AnswerOf<typeof listAiConsents>['consents'][number];

/** Whether AI may read what the person writes in each of their cases, with every answer and its date. */
export function AiConsentSection() {
  const { t } = useLingui();
  const { data } = useEndpoint(listAiConsents, {});
  if (data === undefined || data.consents.length === 0) return null;
  return (
    <ProfileSection
      title={t`AI and what you write`}
      text={t`In each case you decide whether AI may read what you write. Without an answer it may not. Your mediator sees your answer.`}
    >
      {data.consents.map((consent) => (
        <CaseConsent key={consent.case_id} consent={consent} />
      ))}
    </ProfileSection>
  );
}

function CaseConsent({ consent: { case_id: caseId, title, history } }: { consent: Consent }) {
  const { t } = useLingui();
  const said = ({ answer, answered_at: at }: Consent['history'][number]) =>
    answer === 'yes' ? t`Yes, ${moment(at)}` : t`No, ${moment(at)}`;
  return (
    <Row justify="between" align="start">
      <Stack gap="tiny">
        <Text>{title}</Text>
        {history.length === 0 && <Text size="small" tone="soft">{t`No answer yet. It counts as a no.`}</Text>}
        {history.map((it) => (
          <Text key={it.answered_at} size="small" tone="soft">
            {said(it)}
          </Text>
        ))}
      </Stack>
      <Button asChild tone="secondary" size="small">
        <Link to={paths.aiConsent(caseId)} aria-label={t`Change your answer for ${title}`}>{t`Change`}</Link>
      </Button>
    </Row>
  );
}
