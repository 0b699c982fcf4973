import { useLingui } from '@lingui/react/macro';
import { Button, type ChatComposerProps } from '@mediation/ui';
import { Undo2, WandSparkles } from 'lucide-react';
import { DraftAdvice } from './draft-advice.tsx';
import type { DraftHelp } from './use-draft-help.ts';

/**
 * The help with a draft in the composer. A mediator asks for it, and has the advice in the AI panel while that is open;
 * everybody else turns it on.
 */
export function useComposerHelp(
  help: DraftHelp,
  isPanelOpen: boolean,
): Pick<ChatComposerProps, 'hint' | 'rephrase' | 'suggestion' | 'tools'> {
  const { t } = useLingui();
  const toggle = (
    <Button
      tone={help.isOn ? 'secondary' : 'quiet'}
      size="small"
      aria-pressed={help.isOn}
      onClick={() => help.setOn(!help.isOn)}
    >
      <WandSparkles />
      {t`Help me say this`}
    </Button>
  );
  const undo = help.undo && (
    <Button tone="plain" size="small" onClick={help.undo}>
      <Undo2 />
      {t`Bring back my words`}
    </Button>
  );
  return {
    hint: hint(),
    ...(help.isMediator && { rephrase: { label: t`Rephrase`, onRephrase: help.ask, busy: help.isBusy } }),
    tools: (
      <>
        {!help.isMediator && toggle}
        {undo}
      </>
    ),
    suggestion: (help.answer !== null || help.hasFailed) && !isPanelOpen ? <DraftAdvice help={help} /> : undefined,
  };

  function hint() {
    if (help.undo)
      return matchMedia('(pointer: coarse)').matches
        ? t`These are the suggested words.`
        : t`These are the suggested words. Ctrl+Z or ⌘Z brings yours back.`;
    return help.isOn || help.isBusy ? t`This is checked on your device. Nobody sees it.` : undefined;
  }
}
