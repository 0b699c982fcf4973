import { ClipboardPaste, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { type BrandDraft, brandJson, readBrandJson } from './brand-draft.ts';
import type { BrandEditorLabels } from './brand-labels.ts';

interface BrandExchangeProps {
  labels: BrandEditorLabels;
  /** What is copied. */
  brand: BrandDraft;
  onTake: (brand: Partial<BrandDraft>) => void;
  /** Further buttons. */
  children: ReactNode;
}

/** Whoever opened the field pastes next. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** Copies the brand for Storybook, and takes one that was copied there. */
export function BrandExchange({ labels, brand, onTake, children }: BrandExchangeProps) {
  const [copied, setCopied] = useState<string>();
  const [pasted, setPasted] = useState<string>();
  const json = brandJson(brand);
  const copy = () =>
    void navigator.clipboard.writeText(json).then(
      () => setCopied(json),
      () => setCopied(undefined),
    );
  const take = (text: string) => {
    setPasted(text);
    const taken = readBrandJson(text);
    if (taken) onTake(taken);
  };
  const isWrong = Boolean(pasted?.trim()) && readBrandJson(pasted ?? '') === undefined;
  return (
    <Stack>
      <Row gap="small" wrap>
        {children}
        <Button tone="plain" size="small" onClick={copy}>
          <Copy /> {copied === json ? labels.copied : labels.copy}
        </Button>
        <Button
          tone="plain"
          size="small"
          aria-expanded={pasted !== undefined}
          onClick={() => setPasted(pasted === undefined ? '' : undefined)}
        >
          <ClipboardPaste /> {labels.paste}
        </Button>
      </Row>
      {pasted !== undefined && (
        <Field label={labels.pasted} hint={labels.pasteHint} error={isWrong ? labels.pasteError : undefined}>
          <Textarea
            value={pasted}
            rows={3}
            spellCheck={false}
            ref={focus}
            onChange={(event) => take(event.target.value)}
          />
        </Field>
      )}
    </Stack>
  );
}
