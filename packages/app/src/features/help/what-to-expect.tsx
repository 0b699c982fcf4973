import { useLingui } from '@lingui/react/macro';
import { Card, Dialog, GuideSteps, PageHeader } from '@mediation/ui';
import { useRef } from 'react';
import { whatToExpect } from './texts/what-to-expect.ts';
import type { PanelProps } from '../../shared/layout/panel.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { stepNames } from '../../words/names/step-names.ts';
import { Paragraphs } from './paragraphs.tsx';

/** The explanation of the seven steps in a dialog. */
export function WhatToExpectPanel({ onClose }: PanelProps) {
  const { t } = useLingui();
  const text = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="medium" closeLabel={t`Close`} initialFocus={text}>
        <Dialog.Title>{t`What to expect`}</Dialog.Title>
        <Dialog.Body ref={text} label={t`The seven steps`}>
          <Dialog.Description>{t`Mediation here has seven steps. You take them one at a time.`}</Dialog.Description>
          <Steps level={3} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The explanation of the seven steps as a page. */
export function WhatToExpectPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`What to expect`}</PageTitle>
      <PageHeader title={t`What to expect`} lead={t`Mediation here has seven steps. You take them one at a time.`} />
      <Card>
        <Steps level={2} />
      </Card>
    </>
  );
}

function Steps({ level }: { level: 2 | 3 }) {
  const { i18n } = useLingui();
  const steps = whatToExpect.map(({ id, paragraphs }) => ({
    id,
    title: i18n._(stepNames[id]),
    text: <Paragraphs of={paragraphs} />,
  }));
  return <GuideSteps steps={steps} level={level} />;
}
