import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { CircleCheck, Send } from 'lucide-react';

export interface ReleaseButtonProps {
  document: AgreementDocument;
  /** Whether the draft differs from the newest version. */
  isChanged: boolean;
  /** The id of the element that says why there is nothing to release. */
  reasonId: string;
  onRelease: () => void;
}

/** Releases the next version. Unchanged words can still be released to the lawyers who do not read them yet. */
export function ReleaseButton({ document: { newest }, isChanged, reasonId, onRelease }: ReleaseButtonProps) {
  const { t } = useLingui();
  if (newest === null || isChanged)
    return (
      <Button aria-haspopup="dialog" onClick={onRelease}>
        <Send />
        {t`Release version ${(newest?.number ?? 0) + 1}`}
      </Button>
    );
  if (newest.readers === 'parties')
    return (
      <Button tone="secondary" aria-haspopup="dialog" onClick={onRelease}>
        <Send />
        {t`Release it to the lawyers, too`}
      </Button>
    );
  return (
    <Button disabled aria-describedby={reasonId}>
      <CircleCheck />
      {t`Version ${newest.number} is released`}
    </Button>
  );
}
