import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({ display: 'flex', alignItems: 'flex-start', gap: '0.75rem' });

export const icon = component({ marginTop: '0.15em', color: vars.color.danger.text });

export const text = component({ color: vars.color.soft, marginTop: '0.25rem' });

export const code = component({ color: vars.color.soft, marginTop: '0.25rem', fontSize: vars.text.meta });

export const action = component({ marginTop: '0.75rem' });
