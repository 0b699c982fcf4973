/** For `setValueAs`: a text without the spaces around it, or what the contract takes when it was left empty. */
export const textOr =
  <Empty extends null | undefined>(empty: Empty) =>
  (value: string | null | undefined): string | Empty =>
    value?.trim() ? value.trim() : empty;
