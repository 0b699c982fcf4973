import { storedSwitch } from '../../../browser/stored-switch.ts';

/** Whether the person wants help with their drafts. */
export const helpChoice = storedSwitch('app-draft-help', false);
