import { useLingui } from '@lingui/react/macro';
import type { PhrasingGoal } from '@mediation/api-client';
import { AssistPanel, SegmentedControl, Text } from '@mediation/ui';
import { useEffect, useRef } from 'react';
import { DraftAdvice } from '../draft-help/draft-advice.tsx';
import { helpChoice } from '../draft-help/help-choice.ts';
import type { DraftHelp } from '../draft-help/use-draft-help.ts';

/** Other words for what the mediator is writing, made on this device. */
export function RephraseSection({ help, hasDraft }: { help: DraftHelp; hasDraft: boolean }) {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  const isAnswered = help.isAsked && help.answer !== null;
  useEffect(() => {
    if (isAnswered) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswered]);
  return (
    <AssistPanel.Section ref={section} title={t`Rephrase`}>
      <Text tone="soft" size="small">
        {t`A suggestion for what you are writing. This is checked on your device. Nobody sees it.`}
      </Text>
      <AssistPanel.Toggle
        label={t`Help me say this`}
        labels={{ on: t`ON`, off: t`OFF` }}
        checked={help.isOn}
        onCheckedChange={helpChoice.set}
      />
      {hasDraft && (
        <SegmentedControl.Root
          block
          label={t`What the words should be`}
          value={help.goal}
          onValueChange={(goal) => help.chooseGoal(goal as PhrasingGoal)}
        >
          <SegmentedControl.Item value="calm">{t({ context: 'goal', message: 'Calm' })}</SegmentedControl.Item>
          <SegmentedControl.Item value="short">{t({ context: 'goal', message: 'Short' })}</SegmentedControl.Item>
          <SegmentedControl.Item value="request">{t({ context: 'goal', message: 'Ask' })}</SegmentedControl.Item>
          <SegmentedControl.Item value="boundary">{t({ context: 'goal', message: 'Limit' })}</SegmentedControl.Item>
        </SegmentedControl.Root>
      )}
      <DraftAdvice help={help} />
    </AssistPanel.Section>
  );
}
