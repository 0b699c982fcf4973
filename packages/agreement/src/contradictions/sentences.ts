/** The sentences of a text. A point between digits, "8.30", ends none. */
export const sentencesOf = (text: string): string[] => text.split(/(?<!\d)\.|\.(?!\d)|[;\n]/u);
