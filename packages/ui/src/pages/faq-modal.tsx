import { useState } from 'react';
import { Dialog, HelpDialog } from '../index.ts';
import { DivorceeHome } from './divorcee-home.tsx';
import { categories, faqWords } from './faq.ts';

/** Questions and answers over the page from which they were asked. */
export function FaqOverHome({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      <DivorceeHome onFaq={() => setOpen(true)} />
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <HelpDialog
          categories={categories}
          labels={faqWords}
          defaultCategory="documents"
          foot={
            <>
              Not here? <a href="#talk">Let's Talk</a>
            </>
          }
        />
      </Dialog.Root>
    </>
  );
}
