import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@mediation/ui';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

/** A tab of a page, with an address of its own. */
export interface PageTab<Props> {
  name: MessageDescriptor;
  Content: ComponentType<Props>;
}

/** The tab in the address, or the first one. */
export function usePageTab<Part>(parts: Record<string, Part>): [id: string, part: Part] {
  const [search] = useSearchParams();
  const all = Object.entries(parts);
  return all.find(([id]) => id === search.get('tab')) ?? all[0]!;
}

export interface PageTabsProps {
  label: string;
  /** A part with an address of its own, `to`, is another page. */
  parts: Record<string, { name: MessageDescriptor; to?: string }>;
  current: string;
  /** A number on a tab, with its words. */
  counts?: Record<string, { count: number; label: string }>;
}

/** The links between the tabs of a page. */
export function PageTabs({ label, parts, current, counts }: PageTabsProps) {
  const { i18n } = useLingui();
  return (
    <Tabs.Links label={label}>
      {Object.entries(parts).map(([id, { name, to }]) => (
        <Tabs.Link
          key={id}
          asChild
          current={id === current}
          count={counts?.[id]?.count}
          countLabel={counts?.[id]?.label}
        >
          <Link to={to ?? { search: `?tab=${id}` }} replace={to === undefined}>
            {i18n._(name)}
          </Link>
        </Tabs.Link>
      ))}
    </Tabs.Links>
  );
}
