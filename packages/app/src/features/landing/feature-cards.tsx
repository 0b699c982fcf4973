import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Badge, Card, Heading, Text } from '@mediation/ui';
import { CircleCheck, Clock, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './feature-cards.css.ts';

/** What the platform does, in three pictures made of its own parts. */
export function FeatureCards() {
  const { t } = useLingui();
  return (
    <section className={styles.cards} aria-label={t`How it helps`}>
      <Feature
        title={t`Your case in one place`}
        text={t`Upload each paper once. See what is done and what is still needed.`}
      >
        <div className={styles.line}>
          <CircleCheck />
          {t`Pay slips, last 3 months`}
          <Badge tone="success" className={styles.end}>{t`Accepted`}</Badge>
        </div>
        <div className={styles.line}>
          <Clock />
          {t`Mortgage statement`}
          <Badge className={styles.end}>{t`In review`}</Badge>
        </div>
      </Feature>
      <Feature
        title={t`Messages that stay calm`}
        text={t`Talk through your mediator, with help when the words are hard to find.`}
      >
        <s className={styles.struck}>{t`You never tell me when you’re late.`}</s>
        <div className={`${styles.line} ${styles.better}`}>
          <WandSparkles />
          {t`Could you text me if you’re running late?`}
        </div>
      </Feature>
      <Feature
        title={t`Sessions at your pace`}
        text={t`Meet by video or in person. Move a session up to ${limits.rescheduleHours} hours before.`}
      >
        <div className={styles.line}>
          <span className={styles.date}>
            <b className={styles.day}>3</b>
            {t`Dec`}
          </span>
          <span>
            <b>{t`First session`}</b>
            <br />
            {t`Thursday, 10:00 to 11:15, by video`}
          </span>
        </div>
      </Feature>
    </section>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  /** The picture; screen readers get the words below it. */
  children: ReactNode;
}

function Feature({ title, text, children }: FeatureProps) {
  return (
    <Card flush className={styles.card}>
      <div className={styles.picture} aria-hidden>
        {children}
      </div>
      <div className={styles.words}>
        <Heading level={2} className={styles.title}>
          {title}
        </Heading>
        <Text tone="soft">{text}</Text>
      </div>
    </Card>
  );
}
