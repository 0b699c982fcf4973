import { Button, Stack } from '@mediation/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { SentWords } from './sent-words.tsx';
import { WordForm, type WordFormProps } from './word-form.tsx';

export interface WordToggleProps extends WordFormProps {
  title: string;
  /** What the line says besides, which opening it does. */
  onOpen?: (() => void) | undefined;
}

/** A line that opens a word to the mediator in place, with what was sent before. */
export function WordToggle({ title, onOpen, ...props }: WordToggleProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  return (
    <Stack gap="small">
      <div>
        <Button tone="quiet" flush aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {isOpen ? <ChevronUp /> : <ChevronDown />}
          {title}
        </Button>
      </div>
      <SentWords {...props} />
      <div id={id} hidden={!isOpen}>
        <WordForm {...props} />
      </div>
    </Stack>
  );
}
