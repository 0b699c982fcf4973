import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

export interface CopyButtonProps {
  text: string;
  /** The label until the text is copied: "Copy link". */
  label: string;
}

/** Copies a text and says that it did. Where the browser refuses, the text can still be selected in its field. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button tone="secondary" onClick={() => void copy()}>
      {isCopied ? <Check /> : <Copy />}
      <span aria-live="polite">{isCopied ? t`Copied` : label}</span>
    </Button>
  );
}
