import { Button } from '@mediation/ui';
import type { ReactNode } from 'react';

export interface NarrowButtonProps {
  label: string;
  onChoose: () => void;
  children: ReactNode;
}

/** A name in the log that narrows it to the entries with that name. */
export const NarrowButton = ({ label, onChoose, children }: NarrowButtonProps) => (
  <Button tone="plain" size="small" flush aria-label={label} onClick={onChoose}>
    {children}
  </Button>
);
