import { component, inside, override } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';
import { iconSize, iconStroke } from '../../theme/icon-size.css.ts';

export const root = component({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 });

export const withAction = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[6],
  columnGap: vars.space[12],
  minWidth: 0,
});
inside(`${withAction} > *`, { gridColumn: '1 / -1' });

export const label = component({
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  fontSize: vars.size.body,
  selectors: { '[data-density=compact] &': { fontSize: vars.size.small } },
});

inside(`${withAction} > ${label}`, { gridColumn: '1' });

export const action = override({
  gridArea: '1 / 2',
  alignSelf: 'baseline',
  fontSize: vars.size.small,
});

export const optional = component({ fontWeight: 400, color: vars.color.soft });

export const hint = component({ color: vars.color.soft, fontSize: vars.size.small, lineHeight: 1.45 });

export const error = component({
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'flex-start',
  color: vars.color.danger.text,
  fontWeight: vars.weight.medium,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  vars: { [iconSize]: '1rem', [iconStroke]: '2' },
});

export const errorIcon = component({ marginTop: '0.15em' });
