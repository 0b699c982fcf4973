import { useLingui } from '@lingui/react/macro';
import { Button, Landing } from '@mediation/ui';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { CallForHelp } from './call-for-help.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { FirstQuestions } from './first-questions.tsx';

export { LandingFooter } from './landing-footer.tsx';

/** The landing page below its first window: questions, features, and ways in for those who cannot simply register. */
export function BelowTheFold() {
  const { t } = useLingui();
  const { search } = useLocation();
  return (
    <>
      <FirstQuestions />
      <FeatureCards />
      <Landing.Ways>
        <Landing.Way
          title={t`No invitation yet?`}
          text={t`You can ask an office yourself. You choose how it may reach you, and you do not have to tell your story.`}
        >
          <Button asChild tone="secondary">
            <Link to={{ pathname: paths.register(), search }}>{t`Register and ask an office`}</Link>
          </Button>
        </Landing.Way>
        <Landing.Way
          title={t`Are you afraid of someone at home?`}
          text={t`Then mediation may not be the right first step. People who know this well are there day and night.`}
        >
          <CallForHelp />
        </Landing.Way>
      </Landing.Ways>
    </>
  );
}
