import { AudienceLine, PageHeader, type PageHeaderProps, Stack } from '@mediation/ui';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

export interface WorkPageProps extends Pick<PageHeaderProps, 'lead' | 'action' | 'back' | 'badges'> {
  title: string;
  /** Who can read the content of the page. */
  audience: string;
  children: ReactNode;
}

/** A page inside the shell: its header, its audience and its cards. */
export function WorkPage({ title, audience, children, ...header }: WorkPageProps) {
  return (
    <Stack gap="grid">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} {...header} />
      <AudienceLine icon={<Users />}>{audience}</AudienceLine>
      {children}
    </Stack>
  );
}
