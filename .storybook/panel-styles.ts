import { useTheme } from 'storybook/theming';

/** Fields under each other; two of these stand side by side while there is room. */
export const column = {
  display: 'grid',
  gap: 10,
  flex: '1 1 280px',
  maxWidth: 420,
  margin: 0,
  padding: 0,
  border: 0,
} as const;

/** A label and its control. */
export const line = { display: 'grid', gridTemplateColumns: '110px 1fr', alignItems: 'center', gap: 12 } as const;

/** Controls in the style of Storybook itself, in light and dark. */
export function usePanelStyles() {
  const { color, input, typography } = useTheme();
  const text = {
    width: '100%',
    boxSizing: 'border-box',
    minHeight: 32,
    padding: '4px 10px',
    font: `13px ${typography.fonts.base}`,
    color: input.color,
    background: input.background,
    border: `1px solid ${input.border}`,
    borderRadius: input.borderRadius,
  } as const;
  const button = { ...text, width: 'auto', cursor: 'pointer', fontWeight: 600 } as const;
  return { text, button, chosen: color.secondary };
}
