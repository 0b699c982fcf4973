import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, ChannelItem, ChannelList, SearchField, SegmentedControl } from '@mediation/ui';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { panels } from '../../../panel-paths.ts';
import { useOver } from '../../../shared/layout/panel.ts';
import { ChannelRow } from './channel-row.tsx';
import type { Channel } from './channel-words.ts';
import { closedCases, type ShownCase, shownCases } from './shown-cases.ts';

export interface ChannelsProps {
  title?: string | undefined;
  /** The channels of cases. */
  channels: Channel[];
  /** The person's support channel. */
  support: Channel | undefined;
  openId: string | undefined;
  onChoose: (channel: Channel) => void;
}

const everything = { text: '', unreadOnly: false, withClosed: false };

/** The list of channels by case, each with its newest message and unread count, and below them those for support. */
export function Channels({ title, channels, support, openId, onChoose }: ChannelsProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const over = useOver();
  const [filter, setFilter] = useState(everything);
  const isDivorcee = role === 'divorcee';
  const closed = isDivorcee ? 0 : closedCases(channels);
  const all = new Set(channels.map((it) => it.case_id)).size;
  const cases = shownCases(channels, { ...filter, withClosed: isDivorcee || filter.withClosed }, openId);
  const row = (channel: Channel) => (
    <ChannelRow key={channel.id} channel={channel} isOpen={channel.id === openId} onChoose={() => onChoose(channel)} />
  );

  return (
    <ChannelList.Root label={t`Channels`} title={title}>
      {!isDivorcee && all > 1 && (
        <ChannelList.Tools>
          <SearchField
            label={t`Search channels`}
            placeholder={t`Case or person`}
            clearLabel={t`Clear the search`}
            value={filter.text}
            onValueChange={(text) => setFilter({ ...filter, text })}
          />
          <SegmentedControl.Root
            block
            label={t`Show channels`}
            value={filter.unreadOnly ? 'unread' : 'all'}
            onValueChange={(value) => setFilter({ ...filter, unreadOnly: value === 'unread' })}
          >
            <SegmentedControl.Item value="all">{t({ context: 'channels', message: 'All' })}</SegmentedControl.Item>
            <SegmentedControl.Item value="unread">{t`Unread`}</SegmentedControl.Item>
          </SegmentedControl.Root>
        </ChannelList.Tools>
      )}
      {isDivorcee && cases.length < 2
        ? cases.flatMap((it) => it.channels.map(row))
        : all > 0 &&
          (isDivorcee ? cases.map(named) : <ChannelList.Group label={t`Cases`}>{ofStaff()}</ChannelList.Group>)}
      <ChannelList.Group label={t({ context: 'help', message: 'Support' })}>
        <ChannelItem
          asChild
          name={t`Ask AI`}
          preview={isDivorcee ? t`Only you can see this` : t`Questions about procedure`}
          icon={<Sparkles />}
        >
          <Link to={over(panels.assistant())} />
        </ChannelItem>
        {support && row(support)}
      </ChannelList.Group>
    </ChannelList.Root>
  );

  /** A party with several cases has the same channels in each. */
  function named({ caseId, title: caseTitle, channels: its }: ShownCase) {
    return (
      <ChannelList.Group key={caseId} label={caseTitle}>
        {its.map(row)}
      </ChannelList.Group>
    );
  }

  function ofStaff() {
    return (
      <>
        {cases.map(({ caseId, title: caseTitle, channels: its }) => (
          <ChannelList.OfCase key={caseId} label={caseTitle}>
            {its.map((it) => (
              <li key={it.id}>{row(it)}</li>
            ))}
          </ChannelList.OfCase>
        ))}
        <output>{cases.length === 0 && <ChannelList.Empty title={nothing()} />}</output>
        {closed > 0 && filter.text.trim() === '' && (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={filter.withClosed}
            onClick={() => setFilter({ ...filter, withClosed: !filter.withClosed })}
          >
            {filter.withClosed
              ? t`Hide closed cases`
              : plural(closed, { one: 'Show # closed case', other: 'Show # closed cases' })}
          </Button>
        )}
      </>
    );
  }

  function nothing() {
    if (filter.text.trim() !== '') return t`Nothing found`;
    return filter.unreadOnly ? t`Nothing unread` : t`No open cases`;
  }
}
