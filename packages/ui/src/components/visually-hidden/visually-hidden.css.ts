import { component } from '../../theme/component.ts';
import { hidden } from '../../theme/fragments.ts';

export const visuallyHidden = component(hidden);
