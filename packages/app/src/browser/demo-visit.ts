import { storedSwitch } from './stored-switch.ts';

/** Whether somebody came in as one of the people of a demonstration, and may change to another. */
export const demoVisit = storedSwitch('demo-visit', false);
