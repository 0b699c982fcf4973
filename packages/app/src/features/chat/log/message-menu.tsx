import { useLingui } from '@lingui/react/macro';
import { DropdownMenu, IconButton } from '@mediation/ui';
import { EllipsisVertical, Eraser } from 'lucide-react';
import * as styles from './message-menu.css.ts';

export interface MessageMenuProps {
  /** Names the message. */
  label: string;
  onRedact: () => void;
}

/** What a person can do with a message. */
export function MessageMenu({ label, onRedact }: MessageMenuProps) {
  const { t } = useLingui();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton className={styles.trigger} label={label} size="small" tabIndex={-1}>
          <EllipsisVertical />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item tone="danger" onSelect={onRedact}>
          <Eraser />
          {t`Take back`}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
