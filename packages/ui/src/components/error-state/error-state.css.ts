import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const root = component({ display: 'flex', alignItems: 'flex-start', gap: space[12] });

export const icon = component({ marginTop: '0.15em', color: vars.color.danger.text });

export const text = component({ color: vars.color.soft, marginTop: space[4] });

export const code = component({ color: vars.color.soft, marginTop: space[4], fontSize: vars.text.meta });

export const action = component({ marginTop: space[12] });
