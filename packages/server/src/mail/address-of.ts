/** The plain address of a sender, like `Office <no-reply@example.org>`. */
export const addressOf = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;
