import { useLingui } from '@lingui/react/macro';
import { getMyEnquiry, listEnquiryOffices } from '@mediation/api-client';
import { Button, EmptyState, FocusLayout, Heading, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BrandLink } from '../../../../appearance/brand-link.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { paths } from '../../../../paths.ts';
import { HelpNowButton } from '../../../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../../../safety/quick-exit-button.tsx';
import { PageTitle } from '../../../../shared/layout/page-title.tsx';
import { combineReadings } from '../../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { AskForm } from './ask-form.tsx';
import { OwnEnquiryCard } from './own-enquiry-card.tsx';
import { WhatHappensThen } from './what-happens-then.tsx';

/** Somebody without an invitation asks an office for a mediation, and reads here what came of it. */
export function AskPage() {
  const { t } = useLingui();
  const offices = useEndpoint(listEnquiryOffices, {});
  const own = useEndpoint(getMyEnquiry, {});
  const [asksAgain, setAsksAgain] = useState(false);
  const data = offices.data && own.data && { offices: offices.data.offices, enquiry: own.data.enquiry };
  return (
    <FocusLayout
      brand={<BrandLink />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      headEnd={
        <Button asChild tone="plain">
          <Link to={paths.divorcee()}>{t`Stop for now`}</Link>
        </Button>
      }
      help={<WhatHappensThen />}
    >
      <PageTitle>{t`Ask for a mediation`}</PageTitle>
      <Stack gap="grid">
        <Stack gap="small">
          <Heading level={1} size="huge" voice>{t`Ask for a mediation`}</Heading>
          <Text
            size="lead"
            tone="soft"
          >{t`Four short questions, about three minutes. You do not have to tell your story.`}</Text>
        </Stack>
        <Loaded
          query={{ ...combineReadings({ offices, own }), data }}
          loadingLabel={t`Loading the offices`}
          fallback={t`Failed to load the offices`}
        >
          {({ offices: open, enquiry }) =>
            enquiry !== null && !asksAgain ? (
              <OwnEnquiryCard enquiry={enquiry} onAskAgain={() => setAsksAgain(true)} />
            ) : open.length === 0 ? (
              <EmptyState title={t`No office takes enquiries now`}>
                {t`If a mediator works with you already, open the link that they send you.`}
              </EmptyState>
            ) : (
              <AskForm offices={open} onSent={() => setAsksAgain(false)} />
            )
          }
        </Loaded>
      </Stack>
    </FocusLayout>
  );
}
