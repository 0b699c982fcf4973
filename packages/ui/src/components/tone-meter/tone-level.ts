/** The level of a tone, as a color name; always shown with a word. */
export type ToneLevel = 'green' | 'yellow' | 'orange' | 'red';

/** The level of a tone from 0 to 10: green under 4, yellow from 4, orange from 6, red from 8. */
export function toneLevel(intensity: number): ToneLevel {
  if (intensity >= 8) return 'red';
  if (intensity >= 6) return 'orange';
  return intensity >= 4 ? 'yellow' : 'green';
}
