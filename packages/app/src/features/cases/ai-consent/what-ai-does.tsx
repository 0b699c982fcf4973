import { useLingui } from '@lingui/react/macro';
import { Card, Halves, Point, Stack, Text } from '@mediation/ui';
import { Check, Circle, ShieldCheck, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';

export interface WhatAiDoesProps {
  mediator: string;
  /** Whether the organization has the safety check on. */
  screening: boolean;
}

/** What is on for everybody, and what needs a yes; dashed, as all that AI makes. */
export function WhatAiDoes({ mediator, screening }: WhatAiDoesProps) {
  const { t } = useLingui();
  return (
    <Halves>
      <Card aria-labelledby="always">
        <Points
          id="always"
          icon={<ShieldCheck />}
          title={screening ? t`Always on, for everybody` : t`The safety check`}
        >
          {screening ? (
            <>
              <Point inList icon={<Check />}>
                {t`A safety check looks for grave signs only: a threat, or a plan to harm or to take a child away.`}
              </Point>
              <Point inList icon={<Check />}>{t`If it finds one, only ${mediator} sees it.`}</Point>
              <Point inList icon={<Check />}>
                {t`It measures how harsh a party’s message to everybody is. Each party may let harsh ones wait for ${mediator}. The measure is not kept.`}
              </Point>
              <Point
                inList
                icon={<Check />}
              >{t`It runs on our own server. It belongs to taking part in mediation.`}</Point>
            </>
          ) : (
            <Point inList icon={<Check />}>{t`Your mediation service has switched it off.`}</Point>
          )}
        </Points>
      </Card>
      <Card tone="suggestion" aria-labelledby="with-yes">
        <Stack gap="normal">
          <Points id="with-yes" icon={<Sparkles />} title={t`Only with your yes`}>
            <Point inList icon={<Circle />}>{t`How calm or heated your messages sound`}</Point>
            <Point inList icon={<Circle />}>{t`Short summaries and key points for ${mediator}`}</Point>
            <Point inList icon={<Circle />}>{t`Ideas for ${mediator} on what to say next`}</Point>
            <Point inList icon={<Circle />}>{t`Translations of what you propose, for those who may read it`}</Point>
          </Points>
          <Text size="small" tone="soft">
            {t`Only ${mediator} sees the first three. AI can be wrong. It never decides and never writes in your name.`}
          </Text>
        </Stack>
      </Card>
    </Halves>
  );
}

interface PointsProps {
  id: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

const Points = ({ id, icon, title, children }: PointsProps) => (
  <Stack gap="normal">
    <Point icon={icon}>
      <Card.Title id={id}>{title}</Card.Title>
    </Point>
    <Stack gap="normal" asChild>
      <ul>{children}</ul>
    </Stack>
  </Stack>
);
