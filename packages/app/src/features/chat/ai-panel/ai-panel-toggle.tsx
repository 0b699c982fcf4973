import { useLingui } from '@lingui/react/macro';
import { AssistPanel } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { panelChoice } from './panel-choice.ts';

/** Shows and hides the AI panel; for mediators alone. */
export function AiPanelToggle() {
  const { t } = useLingui();
  const { role } = useUser();
  const isOn = panelChoice.useIsOn();
  if (role !== 'mediator') return null;
  return (
    <AssistPanel.Toggle
      label={t`AI panel`}
      labels={{ on: t`ON`, off: t`OFF` }}
      checked={isOn}
      onCheckedChange={panelChoice.set}
    />
  );
}
