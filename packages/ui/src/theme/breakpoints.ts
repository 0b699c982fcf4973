/** One column, full-screen dialogs. */
export const phone = '(max-width: 40em)';

/** The side menu becomes a drawer, and asides move below. */
export const tablet = '(max-width: 68.75em)';

/** A phone held sideways: low, and without room for the side menu. */
export const sideways = '(max-width: 68.75em) and (max-height: 30em)';

/** A flush card with room for as many letters as on a phone: the rows of its table become blocks. */
export const narrowCard = '(max-width: 27rem)';

/** The container of a page in the shell, and its widths in letters on a phone and on a tablet. */
export const page = 'page';
const inPage = { [phone]: `${page} (max-width: 36.5rem)`, [tablet]: `${page} (max-width: 48rem)` };

interface Rule {
  '@media'?: Record<string, object> | undefined;
  '@container'?: Record<string, object> | undefined;
}

/**
 * Extends the rules for narrow windows to pages whose letters are so large that the page holds no more of them than a
 * phone or a tablet. Media queries do not follow the size of the letters.
 */
export function withLargeLetters<Style extends object>(rule: Style): Style {
  const parts = Object.entries(rule).map(([name, part]: [string, unknown]) => [
    name,
    typeof part === 'object' && part !== null && !Array.isArray(part) ? withLargeLetters(part) : part,
  ]);
  const { '@media': media = {}, '@container': container, ...rest } = Object.fromEntries(parts) as Rule;
  const large = Object.entries(inPage).flatMap(([query, pageQuery]) =>
    media[query] ? [[pageQuery, media[query]]] : [],
  );
  return {
    ...rest,
    ...(Object.keys(media).length > 0 && { '@media': media }),
    ...((large.length > 0 || container) && { '@container': { ...Object.fromEntries(large), ...container } }),
  } as Style;
}
