import { useLingui } from '@lingui/react/macro';
import { addSettlement, removeSettlement, type Settlement } from '@mediation/api-client';
import { DropdownMenu, IconButton } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { CalendarDays, Copy, Ellipsis, Pencil, Scale, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import type { DivisionPlace } from '../division-place.ts';
import { DailyDialog } from './daily-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareWayDialog } from './share-way-dialog.tsx';
import { wayName } from './ways.ts';

export interface WayMenuProps {
  place: DivisionPlace;
  way: Settlement;
  canTry: boolean;
  onCopy: () => void;
  /** The way is gone, and with it the button of this menu. */
  onRemoved: () => void;
  onRestored: (id: string) => void;
}

/** What can be done with a way: all by its author until it is shared. */
export function WayMenu({ place, way, canTry, onCopy, onRemoved, onRestored }: WayMenuProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const { call } = useBackend();
  const navigate = useNavigate();
  const { run } = useAction();
  const [open, setOpen] = useState<'rename' | 'daily' | 'side' | 'everyone'>();
  const caseId = place.mediationCase.id;
  const title = wayName(way, role);
  const isOpen = canTry && way.is_own && way.shared_at === null;
  const isNamed = way.name !== null;
  const canShare = canTry && way.is_own && isNamed && way.audience !== 'everyone';
  const [mediator = ''] = place.mediators;
  const close = () => setOpen(undefined);
  const restore = async () => {
    const { id } = await call(addSettlement, { caseId, name: way.name, content: way.content });
    onRestored(id);
  };
  const remove = async () => {
    const isDone = await run(() => call(removeSettlement, { settlementId: way.id, version: way.version }), {
      failed: t`Failed to delete it`,
    });
    if (!isDone) return;
    onRemoved();
    toast({
      title: t`“${title}” is deleted.`,
      action: { label: t`Undo`, onClick: () => void run(restore, { failed: t`Failed to bring it back` }) },
    });
  };
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton label={t`What to do with “${title}”`}>
            <Ellipsis />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => void navigate(`${agreementPaths.division(caseId)}?of=${way.id}`)}>
            <Scale />
            {isOpen ? t`Change who gets what` : t`Read who gets what`}
          </DropdownMenu.Item>
          {isOpen && (
            <DropdownMenu.Item onSelect={() => setOpen('daily')}>
              <CalendarDays />
              {t`Nights, support and housing`}
            </DropdownMenu.Item>
          )}
          {isOpen && isNamed && (
            <DropdownMenu.Item onSelect={() => setOpen('rename')}>
              <Pencil />
              {t`Rename`}
            </DropdownMenu.Item>
          )}
          {canTry && (
            <DropdownMenu.Item onSelect={onCopy}>
              <Copy />
              {t`Try another way from this`}
            </DropdownMenu.Item>
          )}
          {canShare && role === 'divorcee' && way.audience === 'self' && (
            <DropdownMenu.Item onSelect={() => setOpen('side')}>
              <Send />
              {t`Share with ${mediator}`}
            </DropdownMenu.Item>
          )}
          {canShare && (
            <DropdownMenu.Item onSelect={() => setOpen('everyone')}>
              <Send />
              {t`Share with everybody`}
            </DropdownMenu.Item>
          )}
          {isOpen && isNamed && (
            <>
              <DropdownMenu.Separator />
              <DropdownMenu.Item tone="danger" onSelect={() => void remove()}>
                <Trash2 />
                {t`Delete`}
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {open === 'rename' && <RenameDialog way={way} onClose={close} />}
      {open === 'daily' && <DailyDialog place={place} way={way} onClose={close} />}
      {(open === 'side' || open === 'everyone') && (
        <ShareWayDialog place={place} way={way} readers={open} onClose={close} />
      )}
    </>
  );
}
