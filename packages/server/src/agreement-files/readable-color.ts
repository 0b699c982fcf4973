const ink = '#1f2328';

/** The color of an organization where it can be read on white (WCAG 2.2, 4.5 to 1), else ink. */
export const readableColor = (color: string): string => (contrastOnWhite(color) >= 4.5 ? color : ink);

function contrastOnWhite(color: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return 1;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
