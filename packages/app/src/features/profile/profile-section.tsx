import { Card, Stack, Text } from '@mediation/ui';
import { type ReactNode, useId } from 'react';

export interface ProfileSectionProps {
  title: string;
  /** The purpose of the section. */
  text?: ReactNode;
  children: ReactNode;
}

/** One section of the profile in a card. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} tabIndex={-1}>
      <Stack gap="large">
        <Stack gap="tiny">
          <Card.Title id={id}>{title}</Card.Title>
          {text !== undefined && <Text tone="soft">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
