import { plural } from '@lingui/core/macro';

/** Counts comments in words: "3 comments". */
export const commentCount = (count: number) => plural(count, { one: '# comment', other: '# comments' });
