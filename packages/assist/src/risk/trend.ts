/** How many of the last messages the trend is taken from. */
const messages = 5;
/** From this rise a message on, on the scale from 0 to 10, messages become more intense. */
const rise = 1;

/** Whether the last messages become more intense: the slope of their intensities. */
export function trendOf(intensities: readonly number[]): 'rising' | 'steady' {
  const last = intensities.slice(-messages);
  if (last.length < 3) return 'steady';
  const middle = (last.length - 1) / 2;
  const over = last.reduce((sum, intensity, at) => sum + (at - middle) * intensity, 0);
  const spread = last.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return over / spread >= rise ? 'rising' : 'steady';
}
