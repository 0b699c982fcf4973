import { storedSwitch } from './stored-switch.ts';

/** Whether single-key shortcuts are on. Speech input can trigger them by accident, so they can be turned off. */
export const shortcuts = storedSwitch('app-shortcuts', true);
