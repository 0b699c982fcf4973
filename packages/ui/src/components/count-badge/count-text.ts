/** How a count is written: nothing at 0, "9+" above 9. */
export function countText(count: number): string {
  if (count <= 0) return '';
  return count > 9 ? '9+' : String(count);
}
