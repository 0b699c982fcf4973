/** The sum of shares of amounts, in hundredths of a percent, down to a whole unit. The products are larger than numbers are exact. */
export function wholePart(parts: readonly (readonly [amount: number, share: number])[]): number {
  const whole = BigInt(10_000);
  const sum = parts.reduce((sum, [amount, share]) => sum + BigInt(amount) * BigInt(share), BigInt(0));
  const rest = ((sum % whole) + whole) % whole;
  return Number((sum - rest) / whole);
}
