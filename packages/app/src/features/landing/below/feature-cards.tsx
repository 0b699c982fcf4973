import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Badge, Landing } from '@mediation/ui';
import { CircleCheck, Clock, WandSparkles } from 'lucide-react';

/** Three features of the platform, with pictures made of its own components. */
export function FeatureCards() {
  const { t } = useLingui();
  return (
    <Landing.Features label={t`How it helps`}>
      <Landing.Feature
        title={t`Your case in one place`}
        text={t`Upload each document once. See what is done and what is still needed.`}
        picture={
          <>
            <Landing.Line>
              <CircleCheck />
              {t`Pay slips, last 3 months`}
              <Badge tone="success">{t`Accepted`}</Badge>
            </Landing.Line>
            <Landing.Line>
              <Clock />
              {t`Mortgage statement`}
              <Badge>{t`In review`}</Badge>
            </Landing.Line>
          </>
        }
      />
      <Landing.Feature
        title={t`Messages that stay calm`}
        text={t`Talk through your mediator, with help when the words are hard to find.`}
        picture={
          <>
            <Landing.Struck>{t`You never tell me when you’re late.`}</Landing.Struck>
            <Landing.Line tone="mediator">
              <WandSparkles />
              {t`Could you text me if you’re running late?`}
            </Landing.Line>
          </>
        }
      />
      <Landing.Feature
        title={t`Sessions at your pace`}
        text={t`Meet by video or in person. Move a session up to ${limits.moveHours} hours before.`}
        picture={
          <Landing.Appointment day="3" month={t`Dec`} title={t`First session`}>
            {t`Thursday, 10:00 to 11:15, by video`}
          </Landing.Appointment>
        }
      />
    </Landing.Features>
  );
}
