import type { Family } from '../play/family.ts';
import { castellanos } from './castellanos.ts';
import { chaudhry } from './chaudhry.ts';
import { fairbairn } from './fairbairn.ts';
import { ferris } from './ferris.ts';
import { iyer } from './iyer.ts';
import { kim } from './kim.ts';
import { kowalski } from './kowalski.ts';
import { marchetti } from './marchetti.ts';
import { novak } from './novak.ts';
import { whitfield } from './whitfield.ts';

/** The cases beside those of the accounts that people look around with. */
export const families: readonly Family[] = [
  whitfield,
  kowalski,
  novak,
  iyer,
  fairbairn,
  chaudhry,
  ferris,
  kim,
  castellanos,
  marchetti,
];
