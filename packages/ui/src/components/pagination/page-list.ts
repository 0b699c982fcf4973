/** Lists the page numbers to show: the ends, the current page and its neighbors; `null` marks a gap. */
export function pageList(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((it) => it >= 1 && it <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((pageNumber, at) => {
    const gap = pageNumber - (shown[at - 1] ?? 0);
    if (gap === 2) return [pageNumber - 1, pageNumber];
    return gap > 2 ? [null, pageNumber] : [pageNumber];
  });
}
