const plain = (name: string) => name.trim().normalize().toLocaleLowerCase('en');

/** Whether two spellings are the same name, whatever the case of their letters. */
export const isSameName = (one: string, other: string) => plain(one) === plain(other);
