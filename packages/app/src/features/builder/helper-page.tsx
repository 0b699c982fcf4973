import { FocusLayout, Heading, Stack, Text } from '@mediation/ui';
import type { ReactNode } from 'react';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';

export interface HelperPageProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** A page for whoever builds pages: what it is, and its content. */
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
