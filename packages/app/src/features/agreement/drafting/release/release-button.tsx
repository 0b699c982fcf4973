import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { CircleCheck, Send } from 'lucide-react';

export interface ReleaseButtonProps {
  document: AgreementDocument;
  /** Whether the draft differs from the newest version. */
  isChanged: boolean;
  /** Whether the draft cannot be released yet; the dialog still shows what else is to settle. */
  isHindered: boolean;
  /** The id of the element that says why nothing can be released. */
  reasonId: string;
  onRelease: () => void;
}

/** Releases the next version. Unchanged words can still be released to the lawyers who do not read them yet. */
export function ReleaseButton({
  document: { newest },
  isChanged,
  isHindered,
  reasonId,
  onRelease,
}: ReleaseButtonProps) {
  const { t } = useLingui();
  if (newest === null || isChanged)
    return (
      <Button aria-haspopup="dialog" aria-describedby={isHindered ? reasonId : undefined} onClick={onRelease}>
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
