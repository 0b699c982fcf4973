/** Dark text on light ground. */
export const ink = '#1f2328';

/** The color of an organization where it can be read on white (WCAG 2.2, 4.5 to 1), else ink. */
export const readableColor = (color: string): string => (contrast(color, '#ffffff') >= 4.5 ? color : ink);

/**
 * The ground and the text of a button in this color, which can be read (4.5 to 1): a color on which white is nearly
 * readable is darkened until it is, and a pale one gets black text.
 */
export function buttonColors(color: string): { ground: string; text: string } {
  const white = contrast(color, '#ffffff');
  if (white < 3) return { ground: color, text: '#000000' };
  return white >= 4.5 ? { ground: color, text: '#ffffff' } : buttonColors(darker(color));
}

const darker = (color: string) =>
  `#${[1, 3, 5]
    .map((at) => Math.floor(Number.parseInt(color.slice(at, at + 2), 16) * 0.97))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** The contrast of two colors written as `#rrggbb`, from 1 to 21; 1 for what is no color. */
export function contrast(one: string, other: string): number {
  if (![one, other].every((it) => /^#[0-9a-f]{6}$/i.test(it))) return 1;
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
