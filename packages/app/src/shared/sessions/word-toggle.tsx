import { Button, Stack } from '@mediation/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { SentWords } from './sent-words.tsx';
import { WordForm, type WordFormProps } from './word-form.tsx';

/** A line that opens a word to the mediator in place, with what was sent before. */
export function WordToggle({ title, ...props }: WordFormProps & { title: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="small">
      <div>
        <Button tone="quiet" flush aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
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
