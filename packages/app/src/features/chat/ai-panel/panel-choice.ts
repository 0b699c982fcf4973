import { storedSwitch } from '../../../browser/stored-switch.ts';

/** Whether the mediator wants the AI panel beside the chat. */
export const panelChoice = storedSwitch('app-ai-panel', true);
