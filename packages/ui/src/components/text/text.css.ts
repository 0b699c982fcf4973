import { component, inside, variants } from '../../theme/component.ts';
import { truncated, voice as voiceType } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const tone = variants({
  normal: {},
  soft: { color: color.soft },
  success: { color: color.success.text },
  danger: { color: color.danger.text },
});

export const size = variants({
  tiny: { fontSize: vars.text.tiny },
  meta: { fontSize: vars.text.meta },
  small: { fontSize: vars.size.small },
  body: { fontSize: vars.size.body },
  lead: { fontSize: vars.text.lead, lineHeight: 1.5 },
  intro: { fontSize: '1.25rem', lineHeight: 1.55 },
});

export const weight = variants({
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

/** As it was typed, with its line breaks. */
export const typed = component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

inside('[data-clamp="1"]', { ...truncated, maxWidth: '100%' });
inside('[data-clamp="2"]', {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const heading = component({
  lineHeight: 1.2,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
});

export const headingSize = variants({
  section: { fontSize: vars.size.section, lineHeight: 1.3, letterSpacing: '-0.005em' },
  medium: { fontSize: vars.text.medium, lineHeight: 1.3 },
  page: { fontSize: vars.size.title },
  large: { fontSize: vars.text.large },
  form: { fontSize: '2rem' },
  huge: { fontSize: vars.text.huge, lineHeight: 1.15 },
  display: { fontSize: vars.text.display, lineHeight: 1.15 },
});

export const voice = component(voiceType);
