import { FocusLayout, Heading, Stack, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';

export interface HelperPageProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The layout of a developer page: title, explanation and content. */
export function HelperPage({ title, lead, children }: HelperPageProps) {
  return (
    <FocusLayout brand={<BrandLink />}>
      <PageTitle>{title}</PageTitle>
      <Stack gap="large">
        <Heading level={1} size="page" tabIndex={-1}>
          {title}
        </Heading>
        <Text>{lead}</Text>
        {children}
      </Stack>
    </FocusLayout>
  );
}
