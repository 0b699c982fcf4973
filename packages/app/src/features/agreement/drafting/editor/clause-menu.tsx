import { useLingui } from '@lingui/react/macro';
import { DropdownMenu, IconButton, Kbd, Row } from '@mediation/ui';
import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react';

export interface ClauseMenuProps {
  heading: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 'up' | 'down') => void;
  onRemove: () => void;
}

/** Moves and removes a clause. */
export function ClauseMenu({ heading, isFirst, isLast, onMove, onRemove }: ClauseMenuProps) {
  const { t } = useLingui();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t`More for “${heading}”`} size="small">
          <EllipsisVertical />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item disabled={isFirst} onSelect={() => onMove('up')} aria-keyshortcuts="Alt+ArrowUp">
          <ArrowUp />
          <Row grow justify="between">
            {t`Move up`}
            <Kbd>Alt ↑</Kbd>
          </Row>
        </DropdownMenu.Item>
        <DropdownMenu.Item disabled={isLast} onSelect={() => onMove('down')} aria-keyshortcuts="Alt+ArrowDown">
          <ArrowDown />
          <Row grow justify="between">
            {t`Move down`}
            <Kbd>Alt ↓</Kbd>
          </Row>
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" onSelect={onRemove}>
          <Trash2 />
          {t`Remove`}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
