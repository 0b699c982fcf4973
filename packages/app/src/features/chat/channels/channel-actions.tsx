import { useLingui } from '@lingui/react/macro';
import { type ChannelFormat, exportChannel } from '@mediation/api-client';
import { DropdownMenu, IconButton } from '@mediation/ui';
import { Clock, Download, EllipsisVertical, Search } from 'lucide-react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { paths } from '../../../paths.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useAction } from '../../../shared/forms/use-action.ts';

export interface ChannelActionsProps {
  channelId: string;
  /** Whether the person may choose when messages of this channel reach them. */
  mayChooseDelivery: boolean;
  isSearching: boolean;
  onSearch: () => void;
  searchRef: Ref<HTMLButtonElement>;
}

/** Searches a channel, takes it out as a file, and leads to when its messages arrive. */
export function ChannelActions({
  channelId,
  mayChooseDelivery,
  isSearching,
  onSearch,
  searchRef,
}: ChannelActionsProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run } = useAction();
  const navigate = useNavigate();
  const save = (format: ChannelFormat) =>
    run(
      async () => {
        const file = await call(exportChannel, { channelId, format, language: i18n.locale });
        saveFile(file, file.name);
      },
      { failed: t`We could not make this file. Try again.` },
    );
  return (
    <>
      <IconButton ref={searchRef} label={t`Search in this channel`} aria-expanded={isSearching} onClick={onSearch}>
        <Search />
      </IconButton>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton label={t`More for this channel`}>
            <EllipsisVertical />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => void save('pdf')}>
            <Download />
            {t`Save the messages as PDF`}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void save('json')}>
            <Download />
            {t`Save the messages as JSON`}
          </DropdownMenu.Item>
          {mayChooseDelivery && (
            <DropdownMenu.Item onSelect={() => void navigate(`${paths.profile()}?part=safety`)}>
              <Clock />
              {t`Choose when messages reach you`}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  );
}
